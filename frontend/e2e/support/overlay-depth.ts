import type { Page } from '@playwright/test';

/** Counts the entries of the history that lie over the page of the present one. */
export const overlayDepth = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { usr?: { covers?: unknown[] } } | null)?.usr?.covers?.length ?? 0);
