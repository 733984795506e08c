import { Injectable } from '@nestjs/common';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { ReversalBarrier } from '@nukkad/contract/payments/money-desk';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { BookedPosting } from '../../ledger/ledger.public.js';

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

/**
 * SQL: whether a posting is about the payment of a hold. Its accounts name a side or the work ($1); where all accounts
 * are the product's, the key of its event names the hold, the intent, or their dependent objects ($2). Each part uses an
 * index; a condition with OR would read all holds.
 */
const IS_ABOUT = `h.id IN (
  SELECT id FROM payment_holds WHERE engagement_id = ANY ($1)
  UNION ALL SELECT id FROM payment_holds WHERE id = $2::uuid
  UNION ALL SELECT id FROM payment_holds WHERE intent_id = $2::uuid
  UNION ALL SELECT d.id FROM payment_refunds f JOIN payment_holds d ON d.intent_id = f.intent_id WHERE f.id = $2::uuid OR f.key = $2::uuid::text
  UNION ALL SELECT hold_id FROM payment_releases WHERE id = $2::uuid
  UNION ALL SELECT d.id FROM payment_chargebacks c JOIN payment_holds d ON d.intent_id = c.intent_id WHERE c.id = $2::uuid)`;

/** SQL: whether the payment of a hold is still in progress. */
const IS_RUNNING = `(h.status NOT IN ('released', 'refunded', 'lapsed')
  OR EXISTS (SELECT FROM payment_releases r WHERE r.hold_id = h.id
    AND r.status IN ('planned', 'requested', 'failed', 'needs_payee', 'processed', 'came_back'))
  OR EXISTS (SELECT FROM payment_refunds f WHERE f.intent_id = h.intent_id
    AND f.status IN ('planned', 'requested', 'pending', 'failed'))
  OR EXISTS (SELECT FROM payment_chargebacks c WHERE c.intent_id = h.intent_id AND c.status IN ('open', 'under_review')))`;

/**
 * Postings of money that later postings of the same payment debited from accounts which the worker or the employer has
 * for all payments.
 */
const PASSED_ON: ReadonlySet<string> = new Set([
  ...['payment.captured', 'hold.opened', 'hold.released', 'hold.split', 'hold.refunded'],
  ...['transfer.made', 'transfer.reversed'],
]);

/** SQL: whether a posting is about a reward. The key of its event ($1) has the id of the reward, or the key of its request. */
const IS_ABOUT_PAYOUT = `$1::uuid IN (p.id, p.key)`;
/** SQL: whether a reward is still in progress. */
const IS_PAYOUT_RUNNING = `p.status NOT IN ('paid', 'refused', 'manual')`;

const ownersOf = ({ lines }: BookedPosting): string[] =>
  lines.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
/** Returns the id in the key of an event; null for a key without one, such as that of a settlement. */
function subjectOf({ key }: BookedPosting): string | null {
  const subject = key.split(':')[1];
  return subject !== undefined && isUuid(subject) ? subject : null;
}

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

  /** Locks and returns the request until the end of the transaction; null when there is none. */
  async lock(tx: EntityManager, id: string): Promise<Reversal | null> {
    const rows: ReversalRow[] = await tx.query(`${REVERSAL} WHERE id = $1 FOR UPDATE`, [id]);
    return rows[0] ? reversalOf(rows[0]) : null;
  }

  /** Returns the newest request for a posting; null when there is none. */
  async findNewest(manager: EntityManager, transactionId: string): Promise<Reversal | null> {
    const rows: ReversalRow[] = await manager.query(
      `${REVERSAL} WHERE transaction_id = $1 ORDER BY created_at DESC, id LIMIT 1`,
      [transactionId],
    );
    return rows[0] ? reversalOf(rows[0]) : null;
  }

  /** Returns whether a posting is about a payment of this account. */
  async isSide(manager: EntityManager, userId: string, posting: BookedPosting): Promise<boolean> {
    const owners = ownersOf(posting);
    if (owners.includes(userId)) return true;
    const rows: unknown[] = await manager.query(
      `SELECT FROM payment_holds h WHERE $3 IN (h.worker_id, h.employer_id) AND (${IS_ABOUT}) LIMIT 1`,
      [owners, subjectOf(posting), userId],
    );
    if (rows.length > 0) return true;
    const payouts: unknown[] = await manager.query(
      `SELECT FROM payment_payouts p WHERE $2::uuid IN (p.user_id, p.subject_id) AND ${IS_ABOUT_PAYOUT} LIMIT 1`,
      [subjectOf(posting), userId],
    );
    return payouts.length > 0;
  }

  /**
   * Returns the reason that prevents the reversal of a posting of a payment: a later step would lack the money, or the
   * money has been passed on. `isLocked` locks the payment until the end of the transaction.
   */
  async findBarrier(manager: EntityManager, posting: BookedPosting, isLocked = false): Promise<ReversalBarrier | null> {
    const subject = [ownersOf(posting), subjectOf(posting)];
    if (isLocked) {
      await manager.query(
        `SELECT FROM payment_intents WHERE id IN (SELECT h.intent_id FROM payment_holds h WHERE ${IS_ABOUT}) ORDER BY id FOR UPDATE`,
        subject,
      );
    }
    const rows: { running: boolean }[] = await manager.query(
      `SELECT ${IS_RUNNING} AS running FROM payment_holds h WHERE ${IS_ABOUT} ORDER BY running DESC LIMIT 1`,
      subject,
    );
    if (!rows[0]) return this.findPayoutBarrier(manager, posting, isLocked);
    if (rows[0].running) return 'running';
    return PASSED_ON.has(posting.event) ? 'passed_on' : null;
  }

  private async findPayoutBarrier(
    manager: EntityManager,
    posting: BookedPosting,
    isLocked: boolean,
  ): Promise<ReversalBarrier | null> {
    const rows: { running: boolean }[] = await manager.query(
      `SELECT ${IS_PAYOUT_RUNNING} AS running FROM payment_payouts p WHERE ${IS_ABOUT_PAYOUT} ${isLocked ? 'FOR UPDATE' : ''}`,
      [subjectOf(posting)],
    );
    if (!rows[0]) return null;
    return rows[0].running ? 'running' : 'passed_on';
  }
}
