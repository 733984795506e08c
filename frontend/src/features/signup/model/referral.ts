import { REFERRAL_TEXT_MAX } from '@nukkad/domain/limits';

/** The referral code of the address that led here; null when there is none, or when it can't be one. */
export function readReferral(code: string | null): string | null {
  const text = code?.trim() ?? '';
  return text !== '' && text.length <= REFERRAL_TEXT_MAX ? text : null;
}
