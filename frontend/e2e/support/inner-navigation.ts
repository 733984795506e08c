import type { Page } from '@playwright/test';

/** An address without a page: what the page before had open or chosen is gone there, and little is drawn. */
const NOWHERE = '/between-two-screens';
const nowhere = (page: Page) => page.getByRole('heading', { level: 1, name: '404', exact: true });

/** Goes to a path within the application that a page has loaded, as by a link of the application: without loading a document. */
const followPath = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { usr: null, key: Math.random().toString(36).slice(2), idx: idx + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);

/** Leaves the open page for an address without one, so that no state of its components is left. */
export async function leaveForNowhere(page: Page): Promise<void> {
  await followPath(page, NOWHERE);
  await nowhere(page).waitFor();
}

/** Goes from there to a path. */
export async function returnFromNowhere(page: Page, path: string): Promise<void> {
  await followPath(page, path);
  await nowhere(page).waitFor({ state: 'detached' });
}

/** Opens a path in a tab: within the application, once the tab has it, and without any state of the page before. */
export async function openPath(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(path));
  await leaveForNowhere(page);
  await returnFromNowhere(page, path);
}
