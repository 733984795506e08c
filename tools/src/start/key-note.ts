/** Settings with keys of a database, and the content that is open to whoever has the backup and the key. */
const KEYS = [
  ['PII_KEYS', 'encrypted columns'],
  ['CONTACT_DIGEST_KEYS', 'digests of phone numbers'],
] as const;

const isSet = (keys = ''): boolean => keys.split(',').some((key) => key.trim() !== '');

/** Returns for each kind of keys whether they are in a backup of the database. */
export const keyNotes = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  KEYS.map(([name, content]) =>
    isSet(environment[name])
      ? `Keep ${name} apart from it: without them nobody reads the ${content}.`
      : `The key of the ${content} is in this backup: set ${name}.`,
  );
