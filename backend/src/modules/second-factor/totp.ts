import { BRAND } from '@nukkad/contract/platform/brand';
import { Secret, TOTP } from 'otpauth';

/** Defaults of authenticator apps. */
const DIGITS = 6;
const CODE = /^[0-9]{6}$/;
const STEP_SECONDS = 30;
/** Number of steps by which the clock of a phone may differ. */
const WINDOW = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: BRAND,
    label,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** 160 random bits, in Base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the URI that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** Returns the time step of `code` around the moment `seconds` of the epoch; null when the code is not valid then. */
export function totpStep(secret: string, code: string, seconds: number): number | null {
  // the library compares texts of the same length, and fails when their byte lengths differ
  if (!CODE.test(code)) return null;
  const timestamp = Math.floor(seconds * 1000);
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta;
}
