import type { Page } from '@playwright/test';
import { overlayDepth } from './support/overlay-depth';
import { expect, test } from './support/product';
import { settled, watchRequests } from './support/settled';
import { wordsIn } from './support/words';

const t = wordsIn('en');
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true }).first();
const openAiJobs = async (page: Page): Promise<void> => {
  watchRequests(page);
  await page.goto('/?section=ai-jobs');
  await page.locator('[data-job]').first().waitFor();
  await settled(page);
};

/** Waits until the scripts of all sheets, dialogs and menus are loaded. */
const parts = (page: Page) => page.locator('html[data-parts=fetched]').waitFor({ state: 'attached' });

/** Disables the prefetch of sheets, as for a user who saves data. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Sheets that a tap opens on the phone of a seeker. */
const SHEETS = [
  { name: 'the filters', open: (page: Page) => button(page, 'ai-jobs:filter.show') },
  {
    name: 'the place',
    open: (page: Page) =>
      page.getByRole('button', { name: new RegExp(`${t('position:chip.change', { name: '' })}$`) }).first(),
  },
  {
    name: 'the notifications',
    open: (page: Page) => page.getByRole('button', { name: new RegExp(`^${t('notifications:bell.label')}`) }),
  },
  { name: 'the account', open: (page: Page) => button(page, 'dashboard:profile.open') },
  // its name contains a number while there are new items
  {
    name: 'the menu',
    open: (page: Page) => page.getByRole('button', { name: new RegExp(`^${t('dashboard:sidebar.open')}`) }),
  },
] as const;

test('a page that has been open for a moment opens its sheets and sections without the network', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await openAiJobs(page);
  await parts(page);
  await settled(page);
  await page.context().setOffline(true);
  const notice = page.getByText(t('shared:offline'));
  await expect(notice).toBeInViewport();
  // on a page that was scrolled, the header stays below the notice
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const isCovered = () =>
    notice.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== element;
    });
  await expect.poll(isCovered).toBe(false);
  await page.mouse.wheel(0, -600);
  for (const sheet of SHEETS) {
    await test.step(sheet.name, async () => {
      await sheet.open(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // the sheet is painted a moment before its history entry is pushed, and Back would leave the page
      await expect.poll(() => overlayDepth(page)).toBeGreaterThan(0);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
  await page
    .getByRole('navigation', { name: t('dashboard:bar.label') })
    .getByRole('link', { name: t('dashboard:bar.mine') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('dashboard:sections.applications') })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(t('shared:offline'))).toHaveCount(0);
});

test('a sheet that cannot be fetched shows a message on the page, and opens when the network returns', async ({
  open,
}) => {
  const page = await open({ as: 'seeker' });
  await saveData(page);
  await openAiJobs(page);
  // the browser may still have the file from another page
  await page.route(/\/assets\/account-/, (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  await button(page, 'dashboard:profile.open').click();
  await expect(page.getByRole('alert').filter({ hasText: t('shared:missing.offline') })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-job]').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText(t('shared:missing.offline'))).toHaveCount(0);
  await button(page, 'dashboard:profile.open').click();
  await expect(page.getByText(t('shared:missing.offline'))).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(t('shared:missing.offline'))).toHaveCount(0);
});

test('the first message of a device is shown without the network', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await saveData(page);
  await openAiJobs(page);
  await page.route(/\/assets\/toasts-/, (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  await button(page, 'search:line.search').click();
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText(t('ai-jobs:required.title'));
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-job]').first()).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect(toast).toContainText(t('ai-jobs:required.title'));
});

test('a page that could not be fetched opens by itself when the network returns', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await saveData(page);
  await openAiJobs(page);
  await page.route(/\/assets\/site-/, (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  await page.evaluate(() => history.pushState(null, '', '/pricing'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { level: 1, name: t('shared:failure.title') })).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: t('shared:failure.title') })).toHaveCount(0);
  await expect(page).toHaveURL(/\/pricing$/);
});
