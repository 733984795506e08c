import type { DataSource } from 'typeorm';

/** Tables that a refused request may write: counters, and data that never depends on a caller. */
const UNWATCHED = ['rate_limits', 'migrations', 'places', 'place_names', 'search_terms', 'spatial_ref_sys'];

/**
 * Returns the SQL text of a row `t`, without the last use of a session by staff, which each of their requests updates.
 */
const rowOf = (table: string): string => (table === 'sessions' ? `(to_jsonb(t) - 'staff_seen_at')::text` : 't::text');

/** Returns a digest of each table's rows, by table name. */
export async function digestTables(dataSource: DataSource): Promise<Record<string, string>> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT quote_ident(c.relname) AS name FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND NOT c.relname = ANY($1) ORDER BY 1`,
    [UNWATCHED],
  );
  const digests = tables.map(({ name }) => {
    const row = rowOf(name);
    return `SELECT '${name}' AS name, md5(coalesce(string_agg(${row}, ' ' ORDER BY ${row}), '')) AS digest FROM ${name} t`;
  });
  const rows: { name: string; digest: string }[] = await dataSource.query(digests.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
