import { once } from 'node:events';
import type { TestApp } from './app.js';
import { until } from './until.js';

/**
 * Returns whether a session of the database waits for a lock of another session. Only a native server reports this: the
 * embedded engine runs one transaction at a time, and a waiting one is not visible.
 */
export async function hasLockWait(query: (sql: string) => Promise<unknown[]>): Promise<boolean> {
  const waiting = await query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
}

/**
 * Waits until a call that was begun inside a transaction waits for its end. On the embedded database it is enough that the
 * call has reached the server.
 */
export async function untilBlocked(test: TestApp): Promise<void> {
  await once(test.app.getHttpServer(), 'request');
  await untilLockWait(test);
}

/** Waits until a session of a native database waits for a lock. Returns at once on the embedded database. */
export async function untilLockWait(test: TestApp): Promise<void> {
  if (!process.env['TEST_SERVER_URL']) return;
  if (!(await until(() => hasLockWait((sql) => test.dataSource.query<unknown[]>(sql)))))
    throw new Error('no session waits for a lock');
}
