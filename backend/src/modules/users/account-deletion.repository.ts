import { Injectable } from '@nestjs/common';
import { DELETION_DAYS } from '@nukkad/contract/accounts/account';
import type { EntityManager } from 'typeorm';

/** Accounts that are about to be deleted. */
@Injectable()
export class AccountDeletionRepository {
  /** Sets the day of the account's deletion; null when it is already set. */
  async scheduleDeletion(tx: EntityManager, userId: string): Promise<Date | null> {
    const [rows]: [{ due: Date }[], number] = await tx.query(
      `UPDATE users SET deletion_due_at = clock_timestamp() + make_interval(days => $2), updated_at = clock_timestamp()
       WHERE id = $1 AND deletion_due_at IS NULL AND erased_at IS NULL RETURNING deletion_due_at AS due`,
      [userId, DELETION_DAYS],
    );
    return rows[0]?.due ?? null;
  }

  /** Cancels the deletion of the account; returns false when none was requested. */
  async undo(tx: EntityManager, userId: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE users SET deletion_due_at = NULL, updated_at = clock_timestamp()
       WHERE id = $1 AND deletion_due_at IS NOT NULL AND erased_at IS NULL`,
      [userId],
    );
    return count === 1;
  }

  /**
   * Locks and returns the day of the account's deletion and whether it is due, until the transaction ends; null when no
   * deletion is scheduled or the account is erased.
   */
  async lockDueDate(tx: EntityManager, userId: string): Promise<{ due: Date; isDue: boolean } | null> {
    const rows: { due: Date; isDue: boolean }[] = await tx.query(
      `SELECT deletion_due_at AS due, deletion_due_at <= clock_timestamp() AS "isDue" FROM users
       WHERE id = $1 AND deletion_due_at IS NOT NULL AND erased_at IS NULL FOR UPDATE`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /**
   * Returns accounts with an overdue deletion and without an open `task`. One caller at a time, until its transaction
   * ends: with a lock on the row of the user alone, a second caller with an older snapshot could add the same task
   * again.
   */
  async listOverdue(tx: EntityManager, task: string): Promise<string[]> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('users.overdue:' || $1, 0))`, [task]);
    const rows: { id: string }[] = await tx.query(
      `SELECT u.id FROM users u WHERE u.deletion_due_at <= statement_timestamp() AND u.erased_at IS NULL
         AND NOT EXISTS (SELECT FROM outbox o WHERE o.task = $1 AND o.done_at IS NULL AND o.payload ->> 'userId' = u.id::text)
       FOR UPDATE SKIP LOCKED`,
      [task],
    );
    return rows.map(({ id }) => id);
  }

  /** Marks the account as erased: an empty row remains for the history of others. */
  async finish(tx: EntityManager, userId: string): Promise<void> {
    await tx.query(`UPDATE users SET erased_at = clock_timestamp(), deletion_due_at = NULL WHERE id = $1`, [userId]);
  }
}
