import type { EntityManager } from 'typeorm';

/** Fixes `clock_timestamp()` at `moment` (ISO 8601) for SQL in the rest of the transaction `tx`. */
export async function setSqlClock(tx: EntityManager, moment: string): Promise<void> {
  await tx.query(`CREATE SCHEMA IF NOT EXISTS test_clock`);
  await tx.query(
    `CREATE OR REPLACE FUNCTION test_clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql
     AS $$ SELECT '${new Date(moment).toISOString()}'::timestamptz $$`,
  );
  await tx.query(
    `SELECT set_config('search_path', 'test_clock, ' || current_setting('search_path') || ', pg_catalog', true)`,
  );
}
