import type { Side } from '@nukkad/domain/users';

/** The two sides; the domain's own list comes with its schemas, which this page does without. */
export const SIDES: readonly Side[] = ['job_seeker', 'employer'];

/** Somebody whose number was sent a code. */
export interface PhoneSignup {
  /** E.164. */
  phone: string;
  name: string;
  side: Side;
}

const STORAGE_KEY = 'phone-signup';

/** Whoever waited for a code in this tab: a phone throws a page away while its owner reads the text. */
export function readPhoneSignup(): PhoneSignup | null {
  try {
    const { phone, name, side } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<PhoneSignup>;
    const known = SIDES.find((one) => one === side);
    return typeof phone === 'string' && typeof name === 'string' && known ? { phone, name, side: known } : null;
  } catch {
    return null;
  }
}

/** Keeps it for this tab; null forgets it. */
export function savePhoneSignup(signup: PhoneSignup | null): void {
  try {
    if (signup) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(signup));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // a browser that refuses storage starts again after a reload
    return;
  }
}
