import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import { expect, test } from './support/product';
import { wordsIn } from './support/words';

/**
 * Returns whether the system draws a narrow and a wide letter of a script with different widths, instead of the same
 * box.
 */
const isDrawnBySystem = (page: Page, letters: string) =>
  page.evaluate((pair) => {
    const pen = document.createElement('canvas').getContext('2d');
    const [narrow, wide] = [...pair].map((letter) => pen?.measureText(letter).width);
    return narrow !== wide;
  }, letters);

/** Returns the widths of a narrow and a wide letter in the text of the page. */
const widthsIn = (page: Page, letters: string) =>
  page.evaluate((pair) => {
    const line = document.body.appendChild(document.createElement('p'));
    line.style.fontWeight = '500';
    const widths = [...pair].map((letter) => {
      const part = line.appendChild(document.createElement('span'));
      part.textContent = letter;
      return part.getBoundingClientRect().width;
    });
    line.remove();
    return widths;
  }, letters);

for (const [language, letters] of [
  ['hi', 'रझ'],
  ['kn', 'ರಮ'],
] as const) {
  test(`a document in ${language} with a late web font shows no boxes, and nothing on it moves`, async ({ page }) => {
    await watchLayoutShifts(page);
    let send: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/anek-{devanagari,kannada}*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/?lang=${language}`, { waitUntil: 'commit' });
    const rule = page.locator('style[media]');
    await rule.waitFor({ state: 'attached' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const isDrawn = await isDrawnBySystem(page, letters);
    await expect(rule).toHaveAttribute('media', isDrawn ? 'not all' : '');
    send();
    await expect(page.getByRole('heading', { level: 1, name: wordsIn(language)('landing:hero.title') })).toBeVisible();
    await page.evaluate(async () => void (await document.fonts.ready));
    const [narrow, wide] = await widthsIn(page, letters);
    expect(narrow).toBeLessThan(wide ?? 0);
    expect(await layoutShifts(page)).toEqual([]);
  });
}
