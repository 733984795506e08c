import type { Page } from '@playwright/test';
import { evaluateAll, inPage } from './in-page';
import { readVariant, windowOf } from './screen-variants';
import { settled } from './settled';
import { findCutTexts, findShortenedTexts, textFaultsIn } from './text-fit';

/** The narrowest window that a page must fit, and twice the size of its text on a usual phone. */
const VIEWS = [
  { name: 'at 320 px', width: 320, height: 640, rootPx: null },
  { name: 'with text of twice the size', width: 360, height: 740, rootPx: 32 },
] as const;

const setRoot = (page: Page, px: number | null) =>
  page.evaluate(
    (size) => document.documentElement.style.setProperty('font-size', size === null ? '' : `${size}px`),
    px,
  );

/**
 * Returns the faults of a phone's open page in the narrowest window and with text of twice the size; restores the
 * variant afterwards.
 */
export async function reflowFaults(page: Page): Promise<string[]> {
  const { language, width } = await readVariant(page);
  const faults: string[] = [];
  for (const { name, rootPx, ...view } of VIEWS) {
    // fields that grow with their text measure it when the window changes
    await setRoot(page, rootPx);
    await page.setViewportSize(view);
    await settled(page);
    const found = await evaluateAll(page, [
      textFaultsIn(language),
      inPage(findCutTexts, null),
      inPage(findShortenedTexts, null),
    ]);
    faults.push(...found.flat().map((fault) => `${name}, ${fault}`));
  }
  await setRoot(page, null);
  await page.setViewportSize(windowOf(width));
  return faults;
}
