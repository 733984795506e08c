import type { Page } from '@playwright/test';

/** An address without a page: it discards everything that the previous page had open or selected, and draws little. */
const NOWHERE = '/between-two-screens';

/**
 * In the page: navigates to a path within the loaded application, as a link of the application does, without loading a
 * document; and waits until the page says, or no longer says, that an address has no page.
 */
function followPath({ path, isNowhere }: { path: string; isNowhere: boolean }): Promise<void> {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  const state = { usr: null, key: Math.random().toString(36).slice(2), idx: idx + 1 };
  history.pushState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
  return new Promise((resolve) => {
    const finish = () => {
      const saysSo = [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === '404');
      if (saysSo !== isNowhere) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(finish);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    finish();
  });
}

/** Navigates from the open page to an address without a page, which discards the state of all components. */
export const leaveForNowhere = (page: Page): Promise<void> =>
  page.evaluate(followPath, { path: NOWHERE, isNowhere: true });

/** Navigates from the address without a page to a path. */
export const returnFromNowhere = (page: Page, path: string): Promise<void> =>
  page.evaluate(followPath, { path, isNowhere: false });

/**
 * Opens a path in a tab: within the application if the tab has loaded it, and without any state of the previous page.
 */
export async function openPath(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(path));
  await leaveForNowhere(page);
  await returnFromNowhere(page, path);
}
