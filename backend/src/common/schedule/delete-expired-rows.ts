import type { DataSource } from 'typeorm';

const BATCH = 5000;

/** A table and the condition under which its rows are of no use any more. */
export type ExpiredRows = readonly [table: string, where: string];

/** Deletes expired rows, a bounded number per table; returns their number. Table names and conditions are constants. */
export async function deleteExpiredRows(dataSource: DataSource, tables: readonly ExpiredRows[]): Promise<number> {
  let deleted = 0;
  for (const [table, where] of tables) {
    const [, count]: [unknown[], number] = await dataSource.query(
      // materialized: otherwise the subquery may be evaluated again for each row and find other unlocked rows each time
      `WITH expired AS MATERIALIZED (
         SELECT ctid AS place FROM ${table} WHERE ${where} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       DELETE FROM ${table} USING expired WHERE ${table}.ctid = expired.place`,
    );
    deleted += count;
  }
  return deleted;
}
