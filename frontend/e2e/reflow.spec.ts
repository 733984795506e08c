import { LANGUAGES } from '@nukkad/domain/languages';
import { EMPLOYER_SCREENS } from './screens/employer-screens';
import { visit } from './screens/screen';
import { test } from './support/market';
import { expect } from './support/product';
import { reflowFaults } from './support/reflow';
import { settled } from './support/settled';
import { cutTexts } from './support/text-fit';
import { wordsIn } from './support/words';

// the last step has most to say when everything is filled in and the pay is too low
const FILLED = EMPLOYER_SCREENS.find(({ name }) => name === 'hire-form-minimum-wage');
test('the filled steps of posting a job fit 320 px, and text of twice the size', async ({ open, outbox, jobId }) => {
  test.setTimeout(240_000);
  if (!FILLED) throw new Error('The filled hire form is no screen any more.');
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    const page = await open({ as: 'employer', language });
    const t = wordsIn(language);
    await visit(FILLED, { page, outbox, jobId, t });
    for (const step of [3, 2, 1]) {
      faults.push(...(await reflowFaults(page)).map((fault) => `step ${step}, ${language}, ${fault}`));
      if (step > 1)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('hire-form:steps.back') })
          .click();
    }
    await page.context().close();
  }
  expect(faults).toEqual([]);
});

test('a text that is cut off at its lower edge is a fault', async ({ open }) => {
  const page = await open();
  await page.goto('/terms');
  await settled(page);
  expect(await cutTexts(page)).toEqual([]);
  await page.evaluate(() => {
    const planted = document.body.appendChild(document.createElement('p'));
    planted.append('A long planted text');
    Object.assign(planted.style, { width: '60px', height: '20px', overflow: 'hidden' });
  });
  expect((await cutTexts(page)).join()).toContain('“A long planted text” is cut off at 20 px of height');
});
