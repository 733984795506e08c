import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { changed } from './engagement-sql.js';

/**
 * Maximum number of unpaid engagements that publish an event when the payee changes; pages of older work are rarely
 * open.
 */
const OWED_MAX = 50;

/** Stores paid and received amounts, and the destination of money. */
@Injectable()
export class PaymentRepository {
  /** Records the amount that the employer claims to have paid, as of now; returns true when this call recorded it. */
  async pay(tx: EntityManager, id: string, amount: number): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE engagements SET paid_amount = $2, paid_at = clock_timestamp(), updated_at = clock_timestamp()
         WHERE id = $1 AND status = 'done' AND payment_method = 'direct' AND received_at IS NULL`,
        [id, amount],
      ),
    );
  }

  /** Records that the worker has the money; returns true when this call did it. */
  async receive(tx: EntityManager, id: string): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE engagements SET received_at = clock_timestamp(), updated_at = clock_timestamp()
         WHERE id = $1 AND status = 'done' AND paid_at IS NOT NULL AND received_at IS NULL`,
        [id],
      ),
    );
  }

  /** Returns completed work of this worker without a confirmed payment, latest first, with its employers. */
  async listOwed(tx: EntityManager, workerId: string): Promise<{ id: string; employerId: string }[]> {
    return tx.query(
      `SELECT id, employer_id AS "employerId" FROM engagements
       WHERE worker_id = $1 AND status = 'done' AND payment_method = 'direct' AND received_at IS NULL
       ORDER BY starts_at DESC, id LIMIT ${OWED_MAX}`,
      [workerId],
    );
  }

  /** Stores the encrypted UPI id of an account; null deletes it. */
  async setUpi(tx: EntityManager, userId: string, encrypted: string | null): Promise<void> {
    if (encrypted === null) await tx.query('DELETE FROM payees WHERE user_id = $1', [userId]);
    else {
      await tx.query(
        `INSERT INTO payees (user_id, upi_id_encrypted) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET upi_id_encrypted = excluded.upi_id_encrypted, updated_at = clock_timestamp()`,
        [userId, encrypted],
      );
    }
  }
}
