import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TaskRunner } from './task-runner.js';

/** SQL condition of a dead letter in the outbox, as the index of dead letters contains it. */
export const IS_DEAD_LETTER = `outcome LIKE 'failed:%'`;
/** SQL: resets the row to its state at creation. It retains its id, under which its effect is unique. */
const REQUEUED = `done_at = NULL, outcome = NULL, lease_until = NULL, attempts = 0, next_relay_at = clock_timestamp()`;

interface Retried {
  task: string;
  payload: Record<string, string>;
}

/** Requeues dead letters with all their attempts. */
@Injectable()
export class DeadLetters {
  constructor(private readonly runner: TaskRunner) {}

  /** Requeues one dead letter and returns its task name; null if it does not exist or is no longer a dead letter. */
  async retry(tx: EntityManager, id: string): Promise<string | null> {
    const [rows]: [Retried[], number] = await tx.query(
      `UPDATE outbox SET ${REQUEUED} WHERE id = $1 AND ${IS_DEAD_LETTER} RETURNING task, payload`,
      [id],
    );
    const [retried] = rows;
    if (!retried) return null;
    await this.notifyHandler(tx, retried.task, rows);
    return retried.task;
  }

  /** Requeues up to `limit` dead letters of one task, the oldest first; returns their number. */
  async retryAll(tx: EntityManager, task: string, limit: number): Promise<number> {
    const [rows]: [Retried[], number] = await tx.query(
      // materialized: otherwise the subquery may be evaluated again for each row and find other unlocked rows each time
      `WITH dead AS MATERIALIZED (
         SELECT id AS dead_id FROM outbox WHERE task = $1 AND ${IS_DEAD_LETTER}
         ORDER BY done_at, id LIMIT $2 FOR UPDATE SKIP LOCKED)
       UPDATE outbox SET ${REQUEUED} FROM dead WHERE id = dead_id RETURNING task, payload`,
      [task, limit],
    );
    await this.notifyHandler(tx, task, rows);
    return rows.length;
  }

  /** Returns the number of remaining dead letters of one task. */
  async count(tx: EntityManager, task: string): Promise<number> {
    const rows: { n: number }[] = await tx.query(
      `SELECT count(*)::int AS n FROM outbox WHERE task = $1 AND ${IS_DEAD_LETTER}`,
      [task],
    );
    return rows[0]?.n ?? 0;
  }

  /** Returns whether a task with this id exists. */
  async isTask(tx: EntityManager, id: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(`SELECT 1 FROM outbox WHERE id = $1`, [id]);
    return rows.length > 0;
  }

  private async notifyHandler(tx: EntityManager, task: string, retried: readonly Retried[]): Promise<void> {
    if (retried.length === 0) return;
    const payloads = retried.map(({ payload }) => payload as never);
    await this.runner.handlerOf(task)?.onRetry?.(tx, payloads);
  }
}
