import type { Locator } from '@playwright/test';
import { LANGUAGES } from '@nukkad/domain/languages';
import { expect, test } from './support/product';
import { newEmail } from './support/people';
import { wordsIn } from './support/words';

/** Taps of a shopkeeper who was never here, from the first page to the empty form for a job; typing is not counted. */
const TAPS = 4;

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
    await tap(page.getByRole('link', { name: t('auth:signIn.codeInstead') }));
    await page.getByLabel(t('auth:signIn.email'), { exact: true }).fill(email);
    await tap(page.getByRole('button', { name: t('auth:signIn.sendCode') }));
    await page.getByLabel(t('auth:signIn.code'), { exact: true }).fill(await outbox.codeTo(email));
    await tap(page.getByRole('button', { name: t('auth:signIn.signIn') }));
    await page.waitForURL('**/employer');
    const form = page.getByRole('form', { name: t('hire-form:title') });
    await form.getByLabel(t('hiring:form.fields.title')).fill('Cook');
    expect(taps).toBe(TAPS);
    await expect(page.getByLabel(t('dashboard:name.company'))).toBeVisible();
  });
}
