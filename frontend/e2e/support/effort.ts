import type { Locator, Page } from '@playwright/test';
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
  /**
   * From the landing page to the dashboard, with all six fields and both codes typed, and the keyboard's Next key between
   * fields. Without the 12 digits of the codes, which a phone reads or pastes, it takes 35 keys.
   */
  'sign up by email': { taps: 9, keys: 47 },
  /** From a link to the press of Enter on the page of the provider; the keys are those of the demonstration account. */
  'sign in with a password': { taps: 3, keys: 'seeker@demo.nukkad.test'.length + 'nukkad-demo'.length + 1 },
  /** From the staff page: the keys are those of the code, which the authenticator shows beside it. */
  'set up the second factor': { taps: 3, keys: 6 },
  /** From the staff page, after a sign-in. */
  'enter the second factor': { taps: 1, keys: 6 },
  /** From the public page of the job, with a number that has no account yet; the name is optional. */
  'apply from a shared link': { taps: 5, keys: 16 },
  /** From the open job to the message of WhatsApp. */
  'share a job': { taps: 2, keys: 0 },
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
  /** From the page of requests: the sheet, the place of the device, one kind of work, and the switch. */
  'offer instant work': { taps: 5, keys: 0 },
  'accept instant work': { taps: 1, keys: 0 },
  /** From the list of coming workers; the keys are those of the code. */
  'confirm the start of work': { taps: 2, keys: 4 },
  /** In the open work. */
  'confirm the end of work': { taps: 1, keys: 4 },
  'report the payment': { taps: 2, keys: 3 },
  'confirm the payment': { taps: 1, keys: 0 },
  /** From the section of requests: the work, where, and when. */
  'ask for interviews': { taps: 6, keys: 0 },
  /** The keys are the place, which is suggested from the second time on. */
  'confirm the first interview': { taps: 3, keys: 'Cafe Corner, 5th Block'.length },
  /** From the message, which opens a page with one button. */
  'reserve the pay': { taps: 2, keys: 0 },
} as const satisfies Record<string, Effort>;
export type Journey = keyof typeof EFFORT_LIMITS;

/** A document in which efforts are counted. */
type Counted = typeof globalThis & { effort?: Effort };

/**
 * Counts the presses and keystrokes that reach the present document from now on. The returned function reads the count,
 * and rejects after a reload, which ends it.
 */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.evaluate(() => {
    const counted: Counted = globalThis;
    const isFirst = counted.effort === undefined;
    counted.effort = { taps: 0, keys: 0 };
    // an earlier count in this document has added the listeners
    if (!isFirst) return;
    const count = (kind: keyof Effort) => (event: Event) => {
      if (event.isTrusted && counted.effort) counted.effort[kind] += 1;
    };
    addEventListener('pointerdown', count('taps'), true);
    addEventListener('keydown', count('keys'), true);
  });
  return async () => {
    const effort = await page.evaluate(() => (globalThis as Counted).effort);
    if (!effort) throw new Error('The document changed while the effort was counted.');
    return effort;
  };
}

/** Compares the effort of a journey with its limit, and fails if the journey required more taps or more keys. */
export function expectEffort(journey: Journey, effort: Effort): void {
  const limit = EFFORT_LIMITS[journey];
  expect(effort.taps, `counted taps to ${journey}`).toBeGreaterThan(0);
  expect.soft(effort.taps, `taps to ${journey}`).toBeLessThanOrEqual(limit.taps);
  expect(effort.keys, `keys to ${journey}`).toBeLessThanOrEqual(limit.keys);
}

/** Presses and types in the place of a person, and counts both, also over several documents. */
export class Hand {
  readonly effort: Effort = { taps: 0, keys: 0 };

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.effort.taps += 1;
    await target.click();
  }

  async type(text: string): Promise<void> {
    this.effort.keys += [...text].length;
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.effort.keys += 1;
    await this.page.keyboard.press(key);
  }
}
