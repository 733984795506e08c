import { LANGUAGES } from '@nukkad/contract/languages';
import { EMPLOYER_SCREENS } from './screens/employer-screens';
import { PUBLIC_SCREENS } from './screens/public-screens';
import { goToScreen, type Screen, visit } from './screens/screen';
import { SEEKER_SCREENS } from './screens/seeker-screens';
import { leaveForNowhere } from './support/inner-navigation';
import { test } from './support/market';
import { expect } from './support/product';
import { reflowFaults } from './support/reflow';
import { applyVariant, BASE_VARIANT } from './support/screen-variants';
import { settled } from './support/settled';
import { cutTexts } from './support/text-fit';
import { wordsIn } from './support/words';

function screenOf(screens: readonly Screen[], name: string): Screen {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`${name} is no screen any more.`);
  return screen;
}

// the last step contains the most text when everything is filled in and the pay is too low
const FILLED = screenOf(EMPLOYER_SCREENS, 'hire-form-minimum-wage');
const STEPS = ['work', 'pay', 'place'];
test('the filled steps of posting a job fit 320 px, and text of twice the size', async ({ open, outbox, jobId }) => {
  const faults: string[] = [];
  const page = await open({ as: 'employer' });
  await visit(FILLED, { page, outbox, jobId, t: wordsIn('en') });
  for (const step of [3, 2, 1]) {
    for (const language of LANGUAGES) {
      await applyVariant(page, { ...BASE_VARIANT, language });
      const name = wordsIn(language)(`hire-form:steps.${STEPS[step - 1]}`);
      await page.getByRole('heading', { name }).waitFor({ state: 'attached' });
      await settled(page);
      faults.push(...(await reflowFaults(page)).map((fault) => `step ${step}, ${language}, ${fault}`));
    }
    await applyVariant(page, BASE_VARIANT);
    if (step > 1)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: wordsIn('en')('hire-form:steps.back') })
        .click();
  }
  expect(faults).toEqual([]);
});

const APPLICATION = screenOf(SEEKER_SCREENS, 'application-dialog');
test('a field of several lines grows with the size of its text while the window stays as it is', async ({
  open,
  outbox,
  jobId,
}) => {
  const page = await open({ as: 'seeker' });
  const t = wordsIn('en');
  await visit(APPLICATION, { page, outbox, jobId, t });
  const message = page.getByLabel(t('applications:dialog.message'), { exact: true });
  await message.fill('One line, and another one, and a third of the same length. '.repeat(3));
  const sizes = () => message.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  const usual = await sizes();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await settled(page);
  const large = await sizes();
  expect(large.scrollHeight).toBeGreaterThan(usual.scrollHeight + 100);
  expect(large.clientHeight).toBe(large.scrollHeight);
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

// a late web font is not used before the next page, and the system font is wider; for other scripts the system may have
// no font
const PLAIN_PAGES = PUBLIC_SCREENS.filter(({ as, then, failing }) => as === 'nobody' && !then && !failing);
test('public pages fit 320 px, and text of twice the size, when their faces do not come', async ({
  open,
  outbox,
  jobId,
}) => {
  const page = await open();
  await page.route('**/*.woff2', (route) => route.abort());
  const faults: string[] = [];
  for (const screen of PLAIN_PAGES) {
    const context = { page, outbox, jobId, t: wordsIn('en') };
    if (page.url() === 'about:blank' || screen.answers) await visit(screen, context);
    else {
      await leaveForNowhere(page);
      await goToScreen(screen, context);
    }
    faults.push(...(await reflowFaults(page)).map((fault) => `${screen.name}, ${fault}`));
  }
  expect(PLAIN_PAGES.length).toBeGreaterThan(12);
  expect(faults).toEqual([]);
});
