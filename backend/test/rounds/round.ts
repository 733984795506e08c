import type { DataSource } from 'typeorm';
import type { TestApp } from '../app.js';

/** Observable state before and after a round, however many processes run it concurrently and however often. */
interface Arranged {
  /** Reads the state of the database and everything sent to people. */
  read: () => Promise<unknown>;
  before: unknown;
  after: unknown;
}

/** A schedule of the product. */
export interface Round {
  cron: string;
  /** Reason for its interval. */
  reason: string;
  /**
   * Stores items that have just become due, items so long overdue that rounds were missed, and items that are not due
   * yet.
   */
  arrange: (test: TestApp) => Promise<Arranged>;
}

/** Cron expressions: second, minute, hour, day, month, day of the week. */
export const [EVERY_MINUTE, EVERY_5_MINUTES] = ['*/1 * * * *', '0 */5 * * * *'];
export const [EVERY_10_MINUTES, EVERY_HOUR] = ['0 */10 * * * *', '0 0-23/1 * * *'];

/** Returns the column `value` of a statement's result. */
export async function valuesOf(dataSource: DataSource, sql: string, parameters: unknown[] = []): Promise<unknown[]> {
  const rows: { value: unknown }[] = await dataSource.query(sql, parameters);
  return rows.map(({ value }) => value);
}

/** Returns the number of tasks of each of these kinds in the outbox. */
export const countOf = async (dataSource: DataSource, tasks: string[]): Promise<number[]> =>
  Promise.all(
    tasks.map(
      async (task) => (await valuesOf(dataSource, 'SELECT id AS value FROM outbox WHERE task = $1', [task])).length,
    ),
  );
