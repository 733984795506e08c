/** Settings with keys of a database, and the content that is open to whoever has the backup and the key. */
const KEYS = [
  ['PII_KEYS', 'encrypted columns'],
  ['CONTACT_DIGEST_KEYS', 'digests of phone numbers'],
] as const;

/** Returns whether the first key is one of the setting: the word `stored` is for the key in the database. */
const isSet = (keys = ''): boolean => {
  const first = keys
    .split(',')
    .map((key) => key.trim())
    .find((key) => key !== '');
  return first !== undefined && first !== 'stored';
};

/** Returns for each kind of keys whether they are in a backup of the database. */
export const keyNotes = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  KEYS.map(([name, content]) =>
    isSet(environment[name])
      ? `Keep ${name} apart from it: without them nobody reads the ${content}.`
      : `The key of the ${content} is in this backup: set ${name}.`,
  );
