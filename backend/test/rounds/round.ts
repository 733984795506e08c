import type { DataSource } from 'typeorm';
import type { TestApp } from '../app.js';

/** What is to be seen of a round: before it, and after it, however many processes do it at once and how often. */
interface Arranged {
  /** What stands in the database, with everything that went to people. */
  read: () => Promise<unknown>;
  before: unknown;
  after: unknown;
}

/** A schedule of the product. */
export interface Round {
  cron: string;
  /** Why it does not run less often. */
  reason: string;
  /** Stores what has just become due, what has been due for so long that rounds were missed, and what is not due yet. */
  arrange: (test: TestApp) => Promise<Arranged>;
}

/** Cron expressions: second, minute, hour, day, month, day of the week. */
export const [EVERY_MINUTE, EVERY_5_MINUTES] = ['*/1 * * * *', '0 */5 * * * *'];
export const [EVERY_10_MINUTES, EVERY_HOUR] = ['0 */10 * * * *', '0 0-23/1 * * *'];

/** The column `value` of what a statement answers. */
export async function valuesOf(dataSource: DataSource, sql: string, parameters: unknown[] = []): Promise<unknown[]> {
  const rows: { value: unknown }[] = await dataSource.query(sql, parameters);
  return rows.map(({ value }) => value);
}

/** How many tasks of each of these kinds were decided. */
export const countOf = async (dataSource: DataSource, tasks: string[]): Promise<number[]> =>
  Promise.all(
    tasks.map(
      async (task) => (await valuesOf(dataSource, 'SELECT id AS value FROM outbox WHERE task = $1', [task])).length,
    ),
  );
