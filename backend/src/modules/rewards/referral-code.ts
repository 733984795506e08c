import { randomInt } from 'node:crypto';
import { REFERRAL_ALPHABET, REFERRAL_CODE_LENGTH, REFERRAL_CODE_PATTERN } from '@nukkad/contract/payments/rewards';

/** A new code at random. */
export function newReferralCode(): string {
  const letters = Array.from(
    { length: REFERRAL_CODE_LENGTH },
    () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)],
  );
  return letters.join('');
}

/** Returns the code in a text, regardless of case; null when there is none. */
export function readReferralCode(text: string | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return REFERRAL_CODE_PATTERN.test(code) ? code : null;
}
