import type { Contents } from './old-instance.js';

/**
 * Existing rows that migrations change on purpose: a table, if all its rows are rebuilt, or one of its columns. A
 * migration that drops a column or deletes rows is listed here as well. Everything else must stay unchanged.
 */
const REWRITTEN: Record<string, string[]> = {
  KeepNasalsApart1763600086000: ['job_listings', 'job_terms', 'search_terms'],
  ListJobsByConditions1763600117000: ['job_listings', 'job_terms', 'search_terms'],
  KeepCertainCities1763600146000: ['job_listings', 'job_terms', 'search_terms'],
  TakeOrdersOfAuthorities1763600140000: ['support_requests.due_at'],
  CountEarlierWork1763600180000: ['review_totals'],
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
