import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * Locks the recorded times of the workers of engagements until the end of the transaction. Each write of a start or an
 * end takes this lock after the rows of its engagements, so that a check for overlapping work reads all earlier writes.
 * Several workers are locked in one order.
 */
export async function lockWorkTimes(tx: EntityManager, engagementIds: readonly string[]): Promise<void> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(key) FROM (
       SELECT DISTINCT hashtextextended('work-times:' || worker_id, 0) AS key FROM engagements
       WHERE id = ANY ($1::uuid[]) ORDER BY key) workers`,
    [engagementIds],
  );
}

/**
 * Locks engagements for other modules until the end of the transaction. A module reads what depends on the lock in a
 * later statement, because a statement that waited for a lock would still read the old rows.
 */
@Injectable()
export class EngagementLocks {
  async lockEngagement(tx: EntityManager, id: string): Promise<void> {
    await tx.query('SELECT FROM engagements WHERE id = $1 FOR NO KEY UPDATE', [id]);
  }

  /** Locks an engagement of this account; locks nothing when the account is not party to it. */
  async lockOwnEngagement(tx: EntityManager, userId: string, id: string): Promise<void> {
    await tx.query('SELECT FROM engagements WHERE id = $2 AND $1 IN (worker_id, employer_id) FOR NO KEY UPDATE', [
      userId,
      id,
    ]);
  }
}
