import { randomBytes } from 'node:crypto';

/** Digits and letters that nobody takes for one another (Crockford's Base32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

/** A new reference, `NK-7F3K-Q2MX`: 40 random bits, so that nobody guesses somebody else's. */
export function newReference(): string {
  const signs = [...randomBytes(2 * GROUP)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return `NK-${signs.slice(0, GROUP)}-${signs.slice(GROUP)}`;
}
