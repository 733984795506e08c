import type { Page } from '@playwright/test';
import { Employer, postWaiterJob } from './support/employer';
import { newEmail } from './support/people';
import { expect, test } from './support/product';
import { PASSWORD, Seeker } from './support/seeker';
import { settled } from './support/settled';
import { wordsIn } from './support/words';

const t = wordsIn('en');

test.use({ geolocation: { latitude: 12.935, longitude: 77.624 } });

/** In the page: the buttons and links that the toast stands over, of those that go on from here. */
function findCovered(): string[] {
  const toast = document.querySelector('[data-testid="toast"]');
  if (!toast) return ['there is no toast'];
  const over = toast.getBoundingClientRect();
  const next = '[data-bar] :is(a, button), [data-actions] :is(a, button), form button[type="submit"]';
  return [...document.querySelectorAll<HTMLElement>(next)]
    .filter((button) => button.checkVisibility() && !toast.contains(button))
    .filter((button) => {
      const box = button.getBoundingClientRect();
      return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
    })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
}

/** Expects the toast that says this, and that it stands over no button. */
async function expectClear(page: Page, title: string): Promise<void> {
  await expect(page.getByTestId('toast')).toContainText(title);
  await settled(page);
  await expect(page.getByTestId('toast')).toBeVisible();
  expect(await page.evaluate(findCovered)).toEqual([]);
}

test('toasts on a phone stand clear of the buttons of a sheet and of the bar', async ({ open, outbox }) => {
  test.setTimeout(120_000);
  const employer = new Employer(await open(), t, outbox);
  await employer.page.goto('/api/login?role=employer');
  await employer.signIn();
  await employer.page.getByRole('button', { name: t('dashboard:name.skip') }).click();
  const { title, company } = await postWaiterJob(employer.page);

  await test.step('while somebody applies, and after', async () => {
    const seeker = new Seeker(await open(), t, outbox, { first: 'Imran', last: 'Khan' });
    await seeker.signInByCode();
    const { page } = seeker;
    await seeker.openSection('ai-jobs');
    await seeker.searchAiJobs('waiter evening');
    await seeker.card(title, company).getByRole('button', { name: title }).click();
    await page.getByRole('button', { name: t('ai-jobs:details.apply'), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(t('applications:dialog.message')).fill('I have waited tables.');
    await page.route('**/api/applications', (route) => route.fulfill({ status: 500, json: {} }));
    await sheet.getByRole('button', { name: t('applications:dialog.submit') }).click();
    await expectClear(page, t('applications:dialog.failed.title'));
    await page.unroute('**/api/applications');
    await sheet.getByRole('button', { name: t('applications:dialog.submit') }).click();
    await expectClear(page, t('applications:dialog.sent.title'));
  });

  await test.step('while somebody posts a job, and after', async () => {
    const { page } = employer;
    await page.reload();
    await page.getByRole('button', { name: 'Tailor' }).click();
    const form = employer.hireForm;
    await form.getByLabel('Minimum pay').fill('15000');
    await page.getByRole('button', { name: 'Next' }).click();
    await form.getByLabel('Company').fill('');
    await page.getByRole('button', { name: 'Submit Hire Request' }).click();
    await expectClear(page, 'Missing required fields');
    await form.getByLabel('Company').fill(company);
    await page.getByRole('button', { name: 'Submit Hire Request' }).click();
    await expectClear(page, 'Hire request submitted successfully!');
  });
});

test('toasts on a phone stand clear of the button of the sign-up', async ({ open }) => {
  const page = await open();
  await page.goto('/signup');
  const fill = (name: string, text: string) => page.getByLabel(t(`signup:fields.${name}`), { exact: true }).fill(text);
  await fill('firstName', 'Imran');
  await fill('lastName', 'Khan');
  await fill('email', newEmail('seeker'));
  await fill('phone', '98450 12345');
  await fill('password', PASSWORD);
  await fill('confirmPassword', `${PASSWORD}x`);
  await page.getByRole('button', { name: t('signup:create') }).click();
  await expectClear(page, t('signup:rules.passwordMismatch.title'));
});
