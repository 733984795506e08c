/** Word for the key in the table `secrets`, in a setting that lists keys. */
export const STORED_KEY = 'stored';

/** Returns whether the first key of a setting is the one in the database. */
export const usesStoredKey = ([first = STORED_KEY]: readonly string[]): boolean => first === STORED_KEY;

/** Returns the keys of a setting in its order. The stored key is in the position of its word; without the word, last. */
export function listKeys<Key>(
  setting: readonly string[],
  stored: Buffer,
  keyOf: (secret: string | Buffer) => Key,
): [Key, ...Key[]] {
  const words = setting.includes(STORED_KEY) ? setting : [...setting, STORED_KEY];
  const [first, ...others] = words.map((word) => keyOf(word === STORED_KEY ? stored : word));
  return [first as Key, ...others];
}
