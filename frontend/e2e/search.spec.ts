import { expect, test } from './support/product';
import { wordsIn } from './support/words';

const JAYANAGAR = { en: 'Jayanagar', hi: 'जयनगर', kn: 'ಜಯನಗರ' } as const;

for (const language of ['en', 'hi', 'kn'] as const) {
  test(`a search in ${language} recognises place, pay and exclusions, and removes each in one tap`, async ({
    open,
  }) => {
    const t = wordsIn(language);
    const page = await open({ as: 'seeker', language });
    const chips = page.getByRole('list', { name: t('search:chips.label') });
    const letGo = (name: string | RegExp) => chips.getByRole('button', { name });
    const asked = () => new URL(page.url()).searchParams.get('q');

    await test.step('the recognised parts are in chips, and the matches precede similar work', async () => {
      await page.goto('/?section=ai-jobs');
      const box = page.getByRole('search').getByRole('searchbox');
      await box.fill('waiter jayanagar 100 per hour no night');
      await box.press('Enter');
      await expect(letGo(new RegExp(JAYANAGAR[language]))).toBeVisible();
      await expect(letGo(/₹100/)).toBeVisible();
      await expect(letGo(new RegExp(t('search:not', { words: t('search:condition.night') })))).toBeVisible();
      // the heading appears with the results: earlier cards may belong to the list before the search
      const similar = page.getByRole('heading', { name: t('search:similar.title') });
      await expect(similar).toBeVisible();
      await expect(page.locator('[data-job]').first()).toBeVisible();
      const [first, group] = [await page.locator('[data-job]').first().boundingBox(), await similar.boundingBox()];
      expect(first!.y).toBeLessThan(group!.y);
    });

    await test.step('a removed chip leaves the text and the address, and Back restores it', async () => {
      await letGo(new RegExp(JAYANAGAR[language])).click();
      await expect.poll(asked).toBe('waiter 100 per hour no night');
      await expect(letGo(new RegExp(JAYANAGAR[language]))).toHaveCount(0);
      await page.goBack();
      await expect(letGo(new RegExp(JAYANAGAR[language]))).toBeVisible();
      expect(asked()).toBe('waiter jayanagar 100 per hour no night');
    });

    await test.step('a search without matches shows a sentence and offers notifications', async () => {
      await page.goto('/?section=ai-jobs&q=astronaut');
      await expect(
        page.getByText(t('search:nobody.nearby.words', { words: 'astronaut' }), { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: t('saved-searches:save') })).toBeVisible();
    });
  });
}
