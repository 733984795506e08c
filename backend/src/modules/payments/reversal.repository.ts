import { Injectable } from '@nestjs/common';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import type { EntityManager } from 'typeorm';
import type { BookedPosting } from '../ledger/ledger.public.js';

/** A request to reverse a posting. */
export interface Reversal {
  id: string;
  transactionId: string;
  status: PaymentState<'reversal'>;
  amount: bigint;
  reason: string;
  requestedBy: string;
}

type ReversalRow = Omit<Reversal, 'amount'> & { amount: string };

const REVERSAL = `SELECT id, transaction_id AS "transactionId", status, amount::text, reason, requested_by AS "requestedBy"
  FROM payment_reversals`;

const reversalOf = (row: ReversalRow): Reversal => ({ ...row, amount: parsePaise(row.amount) });

/** Reads and creates requests to reverse postings. States change in `movePayment` alone. */
@Injectable()
export class ReversalRepository {
  /** Creates a request; null when the posting has one that waits or is posted. */
  async insert(
    tx: EntityManager,
    { transactionId, amount, reason, requestedBy }: Omit<Reversal, 'id' | 'status'>,
  ): Promise<Reversal | null> {
    const rows: ReversalRow[] = await tx.query(
      `WITH reversal AS (
         INSERT INTO payment_reversals (transaction_id, amount, reason, requested_by) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING *)
       ${REVERSAL.replace('payment_reversals', 'reversal')}`,
      [transactionId, String(amount), reason, requestedBy],
    );
    return rows[0] ? reversalOf(rows[0]) : null;
  }

  /** The request, locked until the end of the transaction; null when there is none. */
  async lock(tx: EntityManager, id: string): Promise<Reversal | null> {
    const rows: ReversalRow[] = await tx.query(`${REVERSAL} WHERE id = $1 FOR UPDATE`, [id]);
    return rows[0] ? reversalOf(rows[0]) : null;
  }

  /** The newest request for a posting; null when there is none. */
  async findNewest(manager: EntityManager, transactionId: string): Promise<Reversal | null> {
    const rows: ReversalRow[] = await manager.query(
      `${REVERSAL} WHERE transaction_id = $1 ORDER BY created_at DESC, id LIMIT 1`,
      [transactionId],
    );
    return rows[0] ? reversalOf(rows[0]) : null;
  }

  /**
   * Whether a posting is about a payment of this account. Its accounts name a side or the work; where they are of the other side, or of the
   * product alone, the key of its event names the hold, the intent, or what came of them.
   */
  async isSide(manager: EntityManager, userId: string, { lines, key }: BookedPosting): Promise<boolean> {
    const owners = lines.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
    if (owners.includes(userId)) return true;
    const rows: unknown[] = await manager.query(
      `SELECT FROM payment_holds h WHERE $2 IN (h.worker_id, h.employer_id) AND (
         h.engagement_id = ANY ($1) OR $3 IN (h.id::text, h.intent_id::text)
         OR EXISTS (SELECT FROM payment_refunds f WHERE f.intent_id = h.intent_id AND $3 IN (f.id::text, f.key::text))
         OR EXISTS (SELECT FROM payment_releases r WHERE r.hold_id = h.id AND r.id::text = $3)
         OR EXISTS (SELECT FROM payment_chargebacks c WHERE c.intent_id = h.intent_id AND c.id::text = $3)) LIMIT 1`,
      [owners, userId, key.split(':')[1] ?? ''],
    );
    return rows.length > 0;
  }
}
