import type { Page } from '@playwright/test';
import { expect } from './product';

/** Number of presses and keystrokes that a journey requires. */
export interface Effort {
  taps: number;
  keys: number;
}

/** Maximum effort of each journey. A commit that shortens a journey lowers its limit as well. */
export const EFFORT_LIMITS = {
  /** From the landing page to the dashboard of a new account; the other side of the market requires one more tap. */
  'sign up by phone': { taps: 5, keys: 25 },
  /** A message of one ready sentence; the optional resume is not counted. */
  'apply for the first time': { taps: 3, keys: 0 },
  'apply again': { taps: 3, keys: 0 },
  /** The keys are the name of the shop; the place is that of the device. */
  'post the first job': { taps: 5, keys: 'Ravi Tiffins'.length },
  'post the first job with a typed place': { taps: 5, keys: 'koramang'.length },
  'post a job': { taps: 4, keys: 0 },
  'post the first instant job': { taps: 6, keys: 0 },
  'post an instant job': { taps: 4, keys: 0 },
  'invite an applicant': { taps: 3, keys: 0 },
  /** From the open application; the second tap confirms. */
  'hire an applicant': { taps: 2, keys: 0 },
  'accept instant work': { taps: 1, keys: 0 },
  /** From the list of coming workers; the keys are those of the code. */
  'confirm the start of work': { taps: 2, keys: 4 },
  /** From the message, which opens a page with one button. */
  'reserve the pay': { taps: 2, keys: 0 },
} as const satisfies Record<string, Effort>;
export type Journey = keyof typeof EFFORT_LIMITS;

const STORED = 'effort';

/**
 * Counts the presses and keystrokes that reach the page from now on, across reloads; the returned function reads the
 * count.
 */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.evaluate((key) => {
    sessionStorage.setItem(key, JSON.stringify({ taps: 0, keys: 0 }));
    // an earlier count in this document has added the listeners
    if ('isEffortCounted' in window) return;
    Object.assign(window, { isEffortCounted: true });
    const count = (kind: 'taps' | 'keys') => (event: Event) => {
      if (!event.isTrusted) return;
      const effort = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<'taps' | 'keys', number>;
      sessionStorage.setItem(key, JSON.stringify({ ...effort, [kind]: effort[kind] + 1 }));
    };
    addEventListener('pointerdown', count('taps'), true);
    addEventListener('keydown', count('keys'), true);
  }, STORED);
  return () => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Effort, STORED);
}

/** Compares the effort of a journey with its limit, and fails if the journey required more taps or more keys. */
export function expectEffort(journey: Journey, effort: Effort): void {
  const limit = EFFORT_LIMITS[journey];
  expect.soft(effort.taps, `taps to ${journey}`).toBeLessThanOrEqual(limit.taps);
  expect(effort.keys, `keys to ${journey}`).toBeLessThanOrEqual(limit.keys);
}
