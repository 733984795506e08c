import type { Page } from '@playwright/test';

/** Returns the number of overlays in the present history entry. */
export const overlayDepth = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { usr?: { covers?: unknown[] } } | null)?.usr?.covers?.length ?? 0);
