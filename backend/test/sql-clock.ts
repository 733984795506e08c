import type { EntityManager } from 'typeorm';

/** Fixes `clock_timestamp()` and `statement_timestamp()` at `moment` (ISO 8601) for SQL in the rest of the transaction `tx`. */
export async function setSqlClock(tx: EntityManager, moment: string): Promise<void> {
  await tx.query(`CREATE SCHEMA IF NOT EXISTS test_clock`);
  for (const name of ['clock_timestamp', 'statement_timestamp']) {
    await tx.query(
      `CREATE OR REPLACE FUNCTION test_clock.${name}() RETURNS timestamptz LANGUAGE sql
       AS $$ SELECT '${new Date(moment).toISOString()}'::timestamptz $$`,
    );
  }
  await tx.query(
    `SELECT set_config('search_path', 'test_clock, ' || current_setting('search_path') || ', pg_catalog', true)`,
  );
}
