import { randomBytes } from 'node:crypto';

/** Digits and letters without look-alikes (Crockford's Base32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

/** Returns a new reference, `NK-7F3K-Q2MX`: 40 random bits, so that references cannot be guessed. */
export function newReference(): string {
  const signs = [...randomBytes(2 * GROUP)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return `NK-${signs.slice(0, GROUP)}-${signs.slice(GROUP)}`;
}
