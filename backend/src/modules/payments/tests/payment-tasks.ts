import type { TestApp } from '../../../../test/app.js';

/** Runs all tasks, including deferred and failed ones. */
export async function runPaymentTasks(test: TestApp): Promise<void> {
  for (let ran = 1; ran > 0;) {
    // concurrent calls: each skips the rows that another one has locked
    await test.dataSource.query(
      `UPDATE outbox SET next_relay_at = now(), lease_until = NULL
       WHERE id IN (SELECT id FROM outbox WHERE done_at IS NULL FOR UPDATE SKIP LOCKED)`,
    );
    ran = await test.runTasks();
  }
}
