import type { Page } from '@playwright/test';

/**
 * Delays the page's requests with a method to an address (a glob or a pattern), as a slow network does, until they are
 * released.
 */
export async function holdRequests(
  page: Page,
  method: string,
  address: string | RegExp,
): Promise<{ release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  });
  return { release };
}
