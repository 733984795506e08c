import type { Locator } from '@playwright/test';

/**
 * Whether something can be seen; `heard` is what only a screen reader finds, `away` what stands outside the window, and
 * `none` what is not in the page at all.
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
