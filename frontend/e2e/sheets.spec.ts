import type { Locator, Page } from '@playwright/test';
import { type SheetContext, dialog, firstJob, HOME, jobDetails, opener, section, SHEETS } from './screens/sheet-list';
import { openPath } from './support/inner-navigation';
import { test } from './support/market';
import { overlayDepth } from './support/overlay-depth';
import { expect } from './support/product';
import { settled, watchRequests } from './support/settled';
import { wordsIn } from './support/words';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls the tap target to the middle of the window, as a user does. */
async function scrollTo({ page }: SheetContext, target: Locator): Promise<number> {
  await target.waitFor();
  await settled(page);
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return scrolled(page);
}

for (const sheet of SHEETS) {
  test(`${sheet.name} survives a reload, closes with Back without scrolling the page, and opens from its link`, async ({
    tabOf,
    jobId,
  }) => {
    const context = { page: await tabOf(sheet.as ?? 'seeker'), t: wordsIn('en') };
    const { page } = context;
    watchRequests(page);
    const shown = sheet.shows(context);
    const path = typeof sheet.path === 'string' ? sheet.path : sheet.path(jobId);
    await openPath(page, path);
    await sheet.over?.(context);
    const opener = sheet.opener(context);
    const place = sheet.over ? null : await scrollTo(context, opener);
    await opener.click();
    await expect(shown).toBeVisible();
    await expect(page).toHaveURL(sheet.named);
    const link = page.url();
    await page.reload();
    await expect(shown).toBeVisible();
    await settled(page);
    await page.goBack();
    await expect(shown).toHaveCount(0);
    await expect(page).not.toHaveURL(sheet.named);
    if (sheet.after) await expect(page).toHaveURL(sheet.after);
    expect(new URL(page.url()).search).toContain(new URL(path, page.url()).search);
    if (place !== null) await expect.poll(() => scrolled(page), 'the place on the page').toBe(place);
    // as a link opens it: without earlier history; its document is that of the reload
    await openPath(page, new URL(link).pathname + new URL(link).search);
    await expect(shown).toBeVisible();
  });
}

test('Back closes the overlays of a shared link one by one, without leaving the page', async ({ open }) => {
  const context = { page: await open({ as: 'seeker' }), t: wordsIn('en') };
  const { page } = context;
  await page.goto(section('ai-jobs'));
  await firstJob(context).click();
  await opener('job:report.action')(context).click();
  const report = dialog('job:report.title')(context);
  await expect(report).toBeVisible();
  const link = page.url();
  await page.goto('/how-matching-works');
  await page.goto(link);
  await expect(report).toBeVisible();
  await expect.poll(() => overlayDepth(page)).toBe(2);
  await page.goBack();
  await expect(report).toHaveCount(0);
  await expect(jobDetails(context)).toBeVisible();
  await expect.poll(() => overlayDepth(page)).toBe(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/section=ai-jobs$/);
});

test('a link to a sheet with a deleted item opens the page without the sheet', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  watchRequests(page);
  const gone = '00000000-0000-4000-8000-000000000000';
  for (const address of [
    `${HOME}&interview=${gone}&sheet=propose`,
    section('applications', `&job=${gone}`),
    section('applications', `&application=${gone}&sheet=withdraw`),
    section('ai-jobs', `&job=${gone}&sheet=report`),
    section('job-search', `&view=nearby&mark=${gone}`),
  ]) {
    await page.goto(address);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(0);
  }
});
