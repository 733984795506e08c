import type { DataSource } from 'typeorm';
import { prepared } from '../../src/common/database/prepared-statements.js';

/** Tables that a refused request may write: counters, and data that never depends on a caller. */
const UNWATCHED = ['rate_limits', 'migrations', 'places', 'place_names', 'search_terms', 'spatial_ref_sys'];

/**
 * Returns the SQL text of a row `t`, without the last use of a session by staff, which each of their requests updates.
 */
const rowOf = (table: string): string => (table === 'sessions' ? `(to_jsonb(t) - 'staff_seen_at')::text` : 't::text');

/** The query for the digests, by data source. */
const digestQueries = new WeakMap<DataSource, string>();

/** Builds a query that reads all tables at once. It is prepared, because planning it lasts longer than running it. */
async function buildDigestQuery(dataSource: DataSource): Promise<string> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT quote_ident(c.relname) AS name FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND NOT c.relname = ANY($1) ORDER BY 1`,
    [UNWATCHED],
  );
  const digests = tables.map(({ name }) => {
    const row = rowOf(name);
    return `SELECT '${name}' AS name, md5(coalesce(string_agg(${row}, ' ' ORDER BY ${row}), '')) AS digest FROM ${name} t`;
  });
  return prepared(digests.join(' UNION ALL '));
}

/** Returns a digest of each table's rows, by table name. */
export async function digestTables(dataSource: DataSource): Promise<Record<string, string>> {
  const query = digestQueries.get(dataSource) ?? (await buildDigestQuery(dataSource));
  digestQueries.set(dataSource, query);
  const rows: { name: string; digest: string }[] = await dataSource.query(query);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
