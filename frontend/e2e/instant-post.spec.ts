import type { Page } from '@playwright/test';
import { countEffort, expectEffort } from './support/effort';
import { Employer } from './support/employer';
import { expect, test } from './support/product';
import { wordsIn } from './support/words';

const t = wordsIn('en');

/** A separate city: the product asks every available worker nearby, and must not ask the workers of another test. */
test.use({ geolocation: { latitude: 9.925, longitude: 78.119 }, permissions: ['geolocation'] });

const sheet = (page: Page) => page.getByRole('dialog', { name: t('instant-work/job-form:title') });
const openFromBar = (page: Page) =>
  page
    .getByRole('navigation', { name: t('dashboard:bar.label') })
    .getByRole('link', { name: t('dashboard:bar.post') })
    .click();
/**
 * Presses the tile of a kind of work and waits for the second step, because until then a button of both steps belongs
 * to the first one.
 */
async function chooseWaiter(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Waiter' }).click();
  await expect(sheet(page).getByText(t('hiring:urgency.asap'))).toBeVisible();
}
const press = (page: Page, key: string) =>
  sheet(page)
    .getByRole('button', { name: t(key), exact: true })
    .click();

test('an employer posts instant work from the bar of a phone in a few taps, and again in fewer', async ({
  open,
  outbox,
}) => {
  const employer = new Employer(await open(), t, outbox);
  const { page } = employer;
  await employer.signInByRequest({ skip: true });
  await page.goto('/employer');

  await test.step('a first job needs its work and its place', async () => {
    const effort = await countEffort(page);
    await openFromBar(page);
    await page.getByRole('dialog').getByText(t('hiring:postKind.instant')).click();
    await chooseWaiter(page);
    await press(page, 'instant-work/job-form:steps.next');
    await press(page, 'hiring:device.use');
    await expect(sheet(page).getByRole('combobox')).not.toHaveValue('');
    await press(page, 'instant-work/job-form:submit');
    await expect(page.getByTestId('toast')).toContainText(t('instant-work/job-form:posted.title'));
    expectEffort('post the first instant job', await effort());
  });

  await test.step('its board can be sent on, and Back leads to the dashboard', async () => {
    const board = page.getByRole('region', { name: t('instant-work/jobs:board.label', { title: 'Waiter' }) });
    const link = board.getByRole('link', { name: t('hiring:sendOnWhatsApp') });
    await expect(link).toBeVisible();
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(text.split('\n')[0]).toBe('Waiter');
    expect(text).toContain('/instant-requests');
    await page.goBack();
    await expect(page).toHaveURL(/\/employer$/);
    await expect(sheet(page)).toHaveCount(0);
  });

  await test.step('the next one is as the last one', async () => {
    const effort = await countEffort(page);
    await openFromBar(page);
    await chooseWaiter(page);
    await press(page, 'instant-work/job-form:steps.next');
    await expect(sheet(page).getByRole('combobox')).not.toHaveValue('');
    await press(page, 'instant-work/job-form:submit');
    await expect(page.getByTestId('toast')).toContainText(t('instant-work/job-form:posted.title'));
    expectEffort('post an instant job', await effort());
  });
});
