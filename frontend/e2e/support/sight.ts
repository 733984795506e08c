import type { Locator } from '@playwright/test';

/**
 * Visibility of an element: `heard` is available to screen readers only, `away` is outside the window, and `none` is
 * not in the page at all.
 */
export type Sight = 'seen' | 'heard' | 'away' | 'hidden' | 'none';

export async function sightOf(locator: Locator): Promise<Sight> {
  return locator.evaluateAll(([element]) => {
    if (!element) return 'none';
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return 'hidden';
    const { width, height, bottom, right } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return 'heard';
    return bottom + scrollY <= 0 || right <= 0 ? 'away' : 'seen';
  });
}
