import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** The ids, and other unique texts, of the rows of one subject. */
export type Subject = Record<string, string>;

/** A row of a table as text. */
export interface SnapshotRow {
  name: string;
  row: string;
  /** The call has locked the row. */
  isLocked?: boolean;
}

/** Tables that no statement of a subject writes, and those that triggers derive from jobs. */
const EXCLUDED = [
  ...['migrations', 'places', 'place_names', 'gazetteer_loads', 'spatial_ref_sys', 'secrets', 'search_terms'],
  ...['job_listings', 'job_terms', 'job_heat'],
];

/** Name of the advisory locks in a snapshot. */
const ADVISORY = 'advisory';

const ADVISORY_LOCKS = `SELECT '${ADVISORY}' AS name, concat_ws(' ', l.classid, l.objid, l.objsubid, l.mode) AS row, true AS "isLocked"
  FROM pg_locks l WHERE l.locktype = 'advisory' AND l.pid = pg_backend_pid()`;

/** SQL: the transaction, or one of its savepoints, locked the row in a mode stronger than that of a foreign key. */
const IS_LOCKED = `t.xmax <> '0'::xid AND t.xmax <> pg_current_xact_id()::xid AND t.xmax <> t.xmin`;

/**
 * Returns the queries for the rows of all watched tables before and after a call. The first one locks each row like a
 * foreign key, in the outer transaction. If the call is made after a savepoint, the locks of its foreign keys then change
 * nothing, and each stronger lock changes the mark of the row. An updated row retains the mark of a lock that preceded.
 */
export async function snapshotQueries(dataSource: DataSource): Promise<{ before: string; after: string }> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT c.relname AS name FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1) ORDER BY 1`,
    [EXCLUDED],
  );
  const join = (queries: string[]): string => [...queries, ADVISORY_LOCKS].join(' UNION ALL ');
  return {
    before: join(
      tables.map(
        ({ name }) =>
          `SELECT * FROM (SELECT '${name}' AS name, t::text AS row, false AS "isLocked" FROM ${name} t FOR KEY SHARE) s`,
      ),
    ),
    after: join(
      tables.map(({ name }) => `SELECT '${name}' AS name, t::text AS row, ${IS_LOCKED} AS "isLocked" FROM ${name} t`),
    ),
  };
}

/** Returns the table of a row, and the subject with an id in the row. */
function labelOf({ name, row }: SnapshotRow, [first, second]: readonly [Subject, Subject]): string {
  if (name === ADVISORY) return name;
  const isOf = (subject: Subject): boolean => Object.values(subject).some((id) => row.includes(id));
  const owners = [...(isOf(first) ? ['first'] : []), ...(isOf(second) ? ['second'] : [])];
  return `${name}: ${owners.join(' and ') || 'none'}`;
}

/** Returns the label that a table has in a list of changes or locks of rows of `owner`. */
export const expectedLabel = (table: string, owner: string): string =>
  table.includes(':') || table === ADVISORY ? table : `${table}: ${owner}`;

const textOf = ({ name, row }: SnapshotRow): string => `${name} ${row}`;

const missingIn = (rows: readonly SnapshotRow[], others: readonly SnapshotRow[]): SnapshotRow[] => {
  const texts = new Set(others.map(textOf));
  return rows.filter((row) => !texts.has(textOf(row)));
};

/** Returns a line for each changed, added or removed row: its table, and the subject with an id in the row. */
export function changesBetween(
  before: readonly SnapshotRow[],
  after: readonly SnapshotRow[],
  subjects: readonly [Subject, Subject],
): string[] {
  const labels = (rows: readonly SnapshotRow[], others: readonly SnapshotRow[]): string[] =>
    missingIn(rows, others)
      .filter(({ name }) => name !== ADVISORY)
      .map((row) => labelOf(row, subjects));
  const [removed, added] = [labels(before, after), labels(after, before)];
  // a changed row is removed in its former state and added in its new one
  for (const label of removed) if (added.includes(label)) added.splice(added.indexOf(label), 1);
  return [...removed, ...added].sort();
}

/** Returns a line for each row that the call locked, and for each advisory lock that it acquired. */
export function locksBetween(
  before: readonly SnapshotRow[],
  after: readonly SnapshotRow[],
  subjects: readonly [Subject, Subject],
): string[] {
  const advisory = missingIn(
    after.filter(({ name }) => name === ADVISORY),
    before,
  );
  const rows = after.filter(({ name, isLocked }) => isLocked && name !== ADVISORY);
  return [...advisory, ...rows].map((row) => labelOf(row, subjects)).sort();
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

/** Returns a value as JSON can contain it: integers as text, and the entries of maps and sets. */
function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
  return value;
}

/** Returns the ids of a subject in a result. */
export function idsIn(result: unknown, subject: Subject): string[] {
  const text = JSON.stringify(result, (_key, value: unknown) => plainValue(value));
  return Object.values(subject).filter((id) => text?.includes(id));
}

/** Texts that contain a digit, and references and ids of a provider, which may contain none. */
const GENERATED = /\d|^[A-Z]+(?:-[A-Z]+)+$|^[a-z]+_[A-Za-z]*[A-Z]/;

/** Returns a result as text, with the names of the subject's ids, and without times and other generated texts. */
export function normalise(result: unknown, subject: Subject): string {
  const names = new Map(Object.entries(subject).map(([key, id]) => [id, `:${key}`]));
  return (
    JSON.stringify(result, (_key, value: unknown) => {
      if (typeof value !== 'string') return plainValue(value);
      const name = names.get(value);
      return name ?? (GENERATED.test(value) ? '#' : value);
    }) ?? 'undefined'
  );
}
