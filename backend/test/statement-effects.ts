import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** The ids, and other unique texts, of the rows of one subject. */
export type Subject = Record<string, string>;

/** A row of a table as text. */
export interface SnapshotRow {
  name: string;
  row: string;
}

/** Tables that no statement of a subject writes, and those that triggers derive from jobs. */
const EXCLUDED = [
  ...['migrations', 'places', 'place_names', 'gazetteer_loads', 'spatial_ref_sys', 'secrets', 'search_terms'],
  ...['job_listings', 'job_terms', 'job_heat'],
];

/** Returns a query for the rows of each table that has rows now, and of the tables `named`. */
export async function snapshotQuery(dataSource: DataSource, named: readonly string[]): Promise<string> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT c.relname AS name FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1)
       AND (pg_relation_size(c.oid) > 0 OR c.relname = ANY ($2)) ORDER BY 1`,
    [EXCLUDED, named],
  );
  return tables.map(({ name }) => `SELECT '${name}' AS name, t::text AS row FROM ${name} t`).join(' UNION ALL ');
}

/** Returns the query for those rows of a snapshot that the current transaction has locked. */
export const lockedQuery = (snapshot: string): string =>
  snapshot.replaceAll(/ FROM (\w+) t\b/g, ' FROM $1 t WHERE t.xmax = pg_current_xact_id()::xid');

/** Returns a line for each changed, added or removed row: its table, and the subject with an id in the row. */
export function changesBetween(
  before: readonly SnapshotRow[],
  after: readonly SnapshotRow[],
  [first, second]: readonly [Subject, Subject],
): string[] {
  const textOf = ({ name, row }: SnapshotRow): string => `${name} ${row}`;
  const isOf = (subject: Subject, row: string): boolean => Object.values(subject).some((id) => row.includes(id));
  const labelOf = ({ name, row }: SnapshotRow): string => {
    const owners = [...(isOf(first, row) ? ['first'] : []), ...(isOf(second, row) ? ['second'] : [])];
    return `${name}: ${owners.join(' and ') || 'none'}`;
  };
  const missingIn = (rows: readonly SnapshotRow[], others: readonly SnapshotRow[]): string[] => {
    const texts = new Set(others.map(textOf));
    return rows.filter((row) => !texts.has(textOf(row))).map(labelOf);
  };
  const [removed, added] = [missingIn(before, after), missingIn(after, before)];
  // a changed row is removed in its former state and added in its new one
  for (const label of removed) if (added.includes(label)) added.splice(added.indexOf(label), 1);
  return [...removed, ...added].sort();
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Returns an id of the same form that no row has. */
export const strangerOf = (id: string): string => (UUID.test(id) ? randomUUID() : `${id}0`);

/** Returns whether a result states that nothing was found or changed. */
export function isEmpty(result: unknown): boolean {
  if (result === undefined || result === null || result === false || result === 0 || result === 0n) return true;
  if (result === '0' || result === '') return true;
  if (Array.isArray(result)) return result.every(isEmpty);
  if (result instanceof Map || result instanceof Set) return result.size === 0;
  return Object.getPrototypeOf(result) === Object.prototype && Object.values(result as object).every(isEmpty);
}

/** Returns the ids of a subject in a result. */
export function idsIn(result: unknown, subject: Subject): string[] {
  const text = JSON.stringify(result, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return Object.values(subject).filter((id) => text?.includes(id));
}

/** Texts that contain a digit, and references and ids of a provider, which may contain none. */
const GENERATED = /\d|^[A-Z]+(?:-[A-Z]+)+$|^[a-z]+_[A-Za-z]*[A-Z]/;

/** Returns a result as text, with the names of the subject's ids, and without times and other generated texts. */
export function normalise(result: unknown, subject: Subject): string {
  const names = new Map(Object.entries(subject).map(([key, id]) => [id, `:${key}`]));
  return (
    JSON.stringify(result, (_key, value: unknown) => {
      if (typeof value === 'bigint') return `${value}n`;
      if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
      if (typeof value !== 'string') return value;
      const name = names.get(value);
      return name ?? (GENERATED.test(value) ? '#' : value);
    }) ?? 'undefined'
  );
}
