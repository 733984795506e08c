import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { LANGUAGES } from '@nukkad/contract/languages';
import { countEffort, expectEffort } from './support/effort';
import { expect, test } from './support/product';
import { newEmail, newPhone } from './support/people';
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
    await expect(page.getByLabel(t('dashboard/account:name.company'))).toBeVisible();
  });
}

test('a job seeker gets from the first page through the registration by email to the dashboard, with few taps and keys', async ({
  open,
  outbox,
}) => {
  const t = wordsIn('en');
  const page = await open();
  const phone = newPhone();
  const mailbox = `asha${randomInt(1000, 10_000)}`;
  const field = (name: string) => page.getByLabel(t(`signup:fields.${name}`), { exact: true });
  const code = (channel: string) => page.getByLabel(t(`signup:verification.${channel}.code`));
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('landing:hero.start') })
    .first()
    .click();
  await field('firstName').waitFor();
  const effort = await countEffort(page);
  await field('firstName').click();
  await page.keyboard.type('Asha');
  await page.keyboard.press('Tab'); // the Next key of a phone
  await page.keyboard.type('Rao');
  await field('email').click();
  await page.keyboard.type(mailbox);
  await page.getByRole('button', { name: t('signup:emailEnding', { ending: '@gmail.com' }) }).click();
  await expect(field('phone')).toBeFocused();
  await page.keyboard.type(phone.sent.slice(3));
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: t('signup:showPassword') }).click();
  await expect(field('password')).toBeFocused();
  await page.keyboard.type('kitaab-7');
  await expect(field('confirmPassword')).toHaveValue('kitaab-7');
  await page.getByRole('button', { name: t('signup:create') }).click();
  await expect(code('email')).toBeFocused();
  await page.keyboard.type(await outbox.codeTo(`${mailbox}@gmail.com`));
  await expect(code('phone')).toBeFocused();
  await page.keyboard.type(await outbox.codeTo(phone.sent));
  await page.getByRole('button', { name: t('signup:verification.complete') }).click();
  const { taps, keys } = await effort();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('signup:complete.signIn'), exact: true })
    .click();
  await expect(page.getByText(t('dashboard:greeting', { name: 'Asha' }))).toBeVisible();
  // the taps on the first page and on the last one are in other documents
  expectEffort('sign up by email', { taps: taps + 2, keys });
});
