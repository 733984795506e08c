import type { Contents } from './old-instance.js';

/**
 * Existing rows that migrations change on purpose: a table, if all its rows are rebuilt, or one of its columns. A
 * migration that drops a column or deletes rows is listed here as well. Everything else must stay unchanged.
 */
const REWRITTEN: Record<string, string[]> = {
  // adds the time from which personal texts are encrypted
  FindPlainSupportTexts1763600211000: ['secrets'],
  FindPlainDetails1763600212000: ['secrets'],
  FindPlainPlaces1763600213000: ['secrets'],
  FindPlainContacts1763600221000: ['secrets'],
  DigestPhones1763600230000: ['secrets'],
  DigestDestinations1763600241000: ['secrets'],
};

/** Returns `contents` without the values that the named migrations may have changed. */
export function lastingContents(contents: Contents, migrations: string[]): Contents {
  const rewritten = new Set(migrations.flatMap((migration) => REWRITTEN[migration] ?? []));
  const tables = Object.entries(contents).filter(([table]) => !rewritten.has(table));
  return Object.fromEntries(
    tables.map(([table, rows]) => [
      table,
      rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !rewritten.has(`${table}.${name}`)))),
    ]),
  );
}
