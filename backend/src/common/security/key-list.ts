import { createHash, hkdfSync } from 'node:crypto';

/** Word for the key in the table `secrets`, in a setting that lists keys. */
export const STORED_KEY = 'stored';

/** Returns whether the first key of a setting is the one in the database. */
export const usesStoredKey = ([first = STORED_KEY]: readonly string[]): boolean => first === STORED_KEY;

/** A 256-bit key, and an id that reveals nothing about it. */
export interface Key {
  id: string;
  bytes: Buffer;
}

/** Derives the key of a secret of any length for one purpose. */
function deriveKey(secret: string | Buffer, purpose: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return { bytes, id: createHash('sha256').update('id').update(bytes).digest('hex').slice(0, 12) };
}

/**
 * Returns the keys of a setting in its order, derived for `purpose`. The stored key is in the position of its word;
 * without the word, last.
 */
export function listKeys(setting: readonly string[], stored: Buffer, purpose: string): [Key, ...Key[]] {
  const words = setting.includes(STORED_KEY) ? setting : [...setting, STORED_KEY];
  const [first, ...others] = words.map((word) => deriveKey(word === STORED_KEY ? stored : word, purpose));
  return [first as Key, ...others];
}
