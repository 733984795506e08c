import { REFERRAL_TEXT_MAX } from '@nukkad/contract/limits';

/** Returns the referral code in the address; null if it is missing or invalid. */
export function readReferral(code: string | null): string | null {
  const text = code?.trim() ?? '';
  return text !== '' && text.length <= REFERRAL_TEXT_MAX ? text : null;
}
