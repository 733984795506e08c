import type { Locator } from '@playwright/test';
import { LANGUAGES } from '@nukkad/contract/languages';
import { expect, test } from './support/product';
import { newEmail } from './support/people';
import { wordsIn } from './support/words';

/** Maximum number of taps of a new shopkeeper from the first page to the templates for a job; typing is not counted. */
const TAPS = 2;

for (const language of LANGUAGES) {
  test(`a shopkeeper gets from the first page to the form for a job with ${TAPS} taps in ${language}`, async ({
    open,
    outbox,
  }) => {
    const t = wordsIn(language);
    const page = await open({ language });
    const email = newEmail('shop');
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await page.goto('/');
    await tap(page.getByRole('main').getByRole('link', { name: t('shared:nav.hire') }));
    await page.getByLabel(t('auth:signIn.login'), { exact: true }).fill(email);
    await tap(page.getByRole('button', { name: t('auth:signIn.sendCode') }));
    await page.getByLabel(t('auth:signIn.code'), { exact: true }).fill(await outbox.codeTo(email));
    await page.waitForURL('**/employer');
    const form = page.getByRole('region', { name: t('hire-form:title') });
    await expect(form.getByRole('button', { name: t('hire-form:templates.cook.name') })).toBeVisible();
    expect(taps).toBe(TAPS);
    await expect(page.getByLabel(t('dashboard:name.company'))).toBeVisible();
  });
}
