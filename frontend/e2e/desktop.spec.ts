import type { Locator, Page } from '@playwright/test';
import { DESKTOP } from './support/screen-variants';
import { expect, test } from './support/product';
import { wordsIn } from './support/words';

const t = wordsIn('en');
const sidebar = (page: Page) => page.getByRole('complementary', { name: t('dashboard:sidebar.label') });
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const leftOf = async (locator: Locator): Promise<number> => (await locator.first().boundingBox())?.x ?? NaN;

test('the sidebar of a seeker leads to Nearby, with the drawing before the list', async ({ open }) => {
  const page = await open({ as: 'seeker', width: DESKTOP });
  await page.goto('/?section=job-search');
  const card = page.locator('main [data-job]:visible');
  const drawing = page.getByRole('region', { name: t('job-search:nearby.title') });
  await expect(drawing).toBeVisible();
  expect(await leftOf(card)).toBeLessThan(await leftOf(drawing));
  await entry(page, t('dashboard:bar.nearby')).click();
  await expect(page).toHaveURL(/section=job-search&view=nearby$/);
  await page.reload();
  await expect(entry(page, t('dashboard:bar.nearby'))).toHaveAttribute('aria-current', 'page');
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
  await expect(drawing).toBeVisible();
  expect(await leftOf(drawing)).toBeLessThan(await leftOf(card));
  await card.first().getByRole('button').first().click();
  await expect(page).toHaveURL(/&job=/);
  // the job replaces the list
  await expect(drawing).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goBack();
  await expect(card.first()).toBeVisible();
  await page.goBack();
  await expect(entry(page, t('dashboard:sections.job-search'))).toHaveAttribute('aria-current', 'page');
});

test('the sidebar of an employer has the places of the bar, and the form is beside the jobs', async ({ open }) => {
  const page = await open({ as: 'employer', width: DESKTOP });
  await page.goto('/employer');
  const places = ['bar.today', 'bar.jobs', 'bar.messages', 'sections.instant-requests', 'bar.post'];
  await expect(sidebar(page).getByRole('link')).toHaveText(places.map((place) => new RegExp(t(`dashboard:${place}`))));
  const form = page.getByRole('form', { name: t('hire-form:title') });
  await expect(form).toBeVisible();
  const jobs = page.getByRole('heading', { level: 2, name: t('employer-dashboard:jobs.title') });
  expect(await leftOf(jobs)).toBeLessThan(await leftOf(form));
  await entry(page, t('dashboard:bar.post')).click();
  await expect(page).toHaveURL(/\/employer\?post=1$/);
  await expect(form).toBeInViewport();
});

test('a job that a key opens beside its list has the focus, and Escape gives it back to its card; a click leaves it in the list', async ({
  open,
}) => {
  const page = await open({ as: 'seeker', width: DESKTOP });
  await page.goto('/?section=ai-jobs');
  const focusedJob = () =>
    page.evaluate(() => document.activeElement?.closest('[data-job]')?.getAttribute('data-job') ?? null);
  await page.locator('main [data-job]:visible [data-card-target]').nth(1).click();
  await expect(page).toHaveURL(/[?&]job=/);
  const clicked = await focusedJob();
  expect(clicked).not.toBeNull();
  await page.keyboard.press('Tab');
  const next = await focusedJob();
  expect([null, clicked]).not.toContain(next);
  await page.keyboard.press('Enter');
  await expect(page.locator('h2:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(focusedJob).toBe(next);
  await expect.poll(() => new URL(page.url()).searchParams.get('job')).not.toBe(next);
});
