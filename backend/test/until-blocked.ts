import { once } from 'node:events';
import type { TestApp } from './app.js';
import { until } from './until.js';

/**
 * Waits until a call that was begun inside a transaction waits for its end. The embedded database lets nobody in before,
 * so there it is enough that the call has reached the server; a native one knows who waits for a lock.
 */
export async function untilBlocked(test: TestApp): Promise<void> {
  await once(test.app.getHttpServer(), 'request');
  if (!process.env['TEST_SERVER_URL']) return;
  const isWaiting = async (): Promise<boolean> => {
    const waiting = await test.dataSource.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return (waiting as unknown[]).length > 0;
  };
  if (!(await until(isWaiting))) throw new Error('no call waits for a lock');
}
