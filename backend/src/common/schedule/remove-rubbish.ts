import type { DataSource } from 'typeorm';

const BATCH = 5000;

/** A table and the condition under which its rows are of no use any more. */
export type Rubbish = readonly [table: string, where: string];

/** Removes rubbish, a bounded number of rows a table; returns how many went. Names and conditions are constants of ours. */
export async function removeRubbish(dataSource: DataSource, rubbish: readonly Rubbish[]): Promise<number> {
  let removed = 0;
  for (const [table, where] of rubbish) {
    const [, count]: [unknown[], number] = await dataSource.query(
      `DELETE FROM ${table} WHERE ctid IN (SELECT ctid FROM ${table} WHERE ${where} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    );
    removed += count;
  }
  return removed;
}
