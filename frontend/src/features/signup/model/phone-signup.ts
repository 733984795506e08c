import type { Side } from '@nukkad/contract/accounts/users';

/** The two sides; duplicated, because the list of the contract would load its schemas, which this page does not need. */
export const SIDES: readonly Side[] = ['job_seeker', 'employer'];

/** A sign-up with a number that was sent a code. */
export interface PhoneSignup {
  /** E.164. */
  phone: string;
  name: string;
  side: Side;
}

const STORAGE_KEY = 'phone-signup';

/**
 * Returns the sign-up of this tab that waits for a code; it is stored because a phone discards a page while its owner
 * reads the text message.
 */
export function readPhoneSignup(): PhoneSignup | null {
  try {
    const { phone, name, side } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<PhoneSignup>;
    const known = SIDES.find((one) => one === side);
    return typeof phone === 'string' && typeof name === 'string' && known ? { phone, name, side: known } : null;
  } catch {
    return null;
  }
}

/** Stores the sign-up for this tab; null deletes it. */
export function savePhoneSignup(signup: PhoneSignup | null): void {
  try {
    if (signup) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(signup));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // a browser that refuses storage starts again after a reload
    return;
  }
}
