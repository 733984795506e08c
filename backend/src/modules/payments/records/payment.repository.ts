import { parsePaise } from '@nukkad/contract/money/paise';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isFinalAfter } from './due-checks.js';
import { HoldChanges } from './hold-changes.js';

/** Lines of a price or of a refund, in paise. */
export interface PriceLines {
  wage: bigint;
  fee: bigint;
  cgst: bigint;
  sgst: bigint;
  igst: bigint;
}

export const sumOf = ({ wage, fee, cgst, sgst, igst }: PriceLines): bigint => wage + fee + cgst + sgst + igst;

/** An intent with its hold. */
export interface Payment extends PriceLines {
  intentId: string;
  intentStatus: PaymentState<'intent'>;
  holdId: string;
  holdStatus: PaymentState<'hold'>;
  engagementId: string;
  employerId: string;
  workerId: string;
  provider: string;
  receipt: string;
  orderId: string | null;
  paymentId: string | null;
  transferId: string | null;
  accountEncrypted: string;
  /** The day of India (YYYY-MM-DD) of the price. */
  pricedOn: string;
  fundBy: Date;
  holdUntil: Date;
  /** The part of the wage awarded to the worker; null before the decision. */
  owed: bigint | null;
  contestId: string | null;
  /**
   * The part of a contested wage that is paid before the decision, from the first transfer; the rest has a separate
   * transfer.
   */
  undisputed: bigint;
  contestTransferId: string | null;
}

export interface NewPayment extends PriceLines {
  engagementId: string;
  employerId: string;
  workerId: string;
  provider: string;
  receipt: string;
  fundBy: Date;
  holdUntil: Date;
}

/**
 * Seconds for which one process exclusively calls the provider about a payment: longer than its calls last together.
 */
const BUSY_SECONDS = 45;

const PAYMENT = `SELECT i.id AS "intentId", i.status AS "intentStatus", h.id AS "holdId", h.status AS "holdStatus",
  i.engagement_id AS "engagementId", i.employer_id AS "employerId", h.worker_id AS "workerId", i.provider, i.receipt,
  i.order_id AS "orderId", i.payment_id AS "paymentId", h.transfer_id AS "transferId",
  h.account_encrypted AS "accountEncrypted", i.fund_by AS "fundBy", i.hold_until AS "holdUntil",
  (i.created_at AT TIME ZONE 'Asia/Kolkata')::date::text AS "pricedOn",
  i.wage::text, i.fee::text, i.cgst::text, i.sgst::text, i.igst::text, h.owed::text,
  c.id AS "contestId", coalesce(c.undisputed, 0)::text AS undisputed, c.transfer_id AS "contestTransferId"
  FROM payment_intents i JOIN payment_holds h ON h.intent_id = i.id LEFT JOIN payment_contests c ON c.hold_id = h.id`;

type TextLines<T> = {
  [Key in keyof T]: T[Key] extends bigint ? string : T[Key] extends bigint | null ? string | null : T[Key];
};

const paymentOf = (row: TextLines<Payment>): Payment => ({
  ...row,
  ...linesOf(row),
  owed: row.owed === null ? null : parsePaise(row.owed),
  undisputed: parsePaise(row.undisputed),
});

/** Returns the amounts of a row, in which a `bigint` column is text. */
export const linesOf = (row: Record<keyof PriceLines, string>): PriceLines => ({
  ...{ wage: parsePaise(row.wage), fee: parsePaise(row.fee), cgst: parsePaise(row.cgst) },
  ...{ sgst: parsePaise(row.sgst), igst: parsePaise(row.igst) },
});

/** Reads and creates intents with their holds. Only `movePayment` changes states. */
@Injectable()
export class PaymentRepository {
  constructor(private readonly changes: HoldChanges) {}

  /** Creates an intent and its hold; returns null when the engagement has a valid payment. */
  async insert(
    tx: EntityManager,
    payment: NewPayment,
    seal: (holdId: string) => Promise<string>,
  ): Promise<{ intentId: string; holdId: string } | null> {
    const intents: { id: string; holdId: string }[] = await tx.query(
      `INSERT INTO payment_intents (engagement_id, employer_id, mode, provider, receipt, fund_by, hold_until,
         wage, fee, cgst, sgst, igst)
       VALUES ($1, $2, 'prepaid', $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT DO NOTHING RETURNING id, gen_random_uuid() AS "holdId"`,
      [
        ...[payment.engagementId, payment.employerId, payment.provider, payment.receipt, payment.fundBy],
        ...[payment.holdUntil, payment.wage, payment.fee, payment.cgst, payment.sgst, payment.igst].map((value) =>
          typeof value === 'bigint' ? String(value) : value,
        ),
      ],
    );
    const [intent] = intents;
    if (!intent) return null;
    await tx.query(
      `INSERT INTO payment_holds (id, intent_id, engagement_id, employer_id, worker_id, amount, account_encrypted)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        ...[intent.holdId, intent.id, payment.engagementId, payment.employerId, payment.workerId],
        ...[String(payment.wage), await seal(intent.holdId)],
      ],
    );
    return { intentId: intent.id, holdId: intent.holdId };
  }

  async find(manager: EntityManager, intentId: string): Promise<Payment | null> {
    const rows: TextLines<Payment>[] = await manager.query(`${PAYMENT} WHERE i.id = $1`, [intentId]);
    return rows[0] ? paymentOf(rows[0]) : null;
  }

  /** Locks and returns the payment until the end of the transaction: its work, then its intent, then its hold. */
  async lock(tx: EntityManager, intentId: string): Promise<Payment | null> {
    const intents: { engagementId: string }[] = await tx.query(
      'SELECT engagement_id AS "engagementId" FROM payment_intents WHERE id = $1',
      [intentId],
    );
    if (!intents[0]) return null;
    await this.changes.lockWork(tx, intents[0].engagementId);
    return this.lockRows(tx, intentId);
  }

  private async lockRows(tx: EntityManager, intentId: string): Promise<Payment | null> {
    await tx.query('SELECT FROM payment_intents WHERE id = $1 FOR NO KEY UPDATE', [intentId]);
    const rows: TextLines<Payment>[] = await tx.query(`${PAYMENT} WHERE i.id = $1 FOR NO KEY UPDATE OF h`, [intentId]);
    return rows[0] ? paymentOf(rows[0]) : null;
  }

  /** Locks and returns the newest payment of an engagement; null when there is none. */
  async lockOfEngagement(tx: EntityManager, engagementId: string): Promise<Payment | null> {
    await this.changes.lockWork(tx, engagementId);
    const rows: { id: string }[] = await tx.query(
      `SELECT id FROM payment_intents WHERE engagement_id = $1 ORDER BY created_at DESC, id LIMIT 1`,
      [engagementId],
    );
    return rows[0] ? this.lockRows(tx, rows[0].id) : null;
  }

  /** Stores the order of an intent in any state: late money must be found as well. */
  async setOrder(tx: EntityManager, intentId: string, orderId: string): Promise<void> {
    await tx.query('UPDATE payment_intents SET order_id = $2 WHERE id = $1', [intentId, orderId]);
  }

  /** Stores the time until which the provider holds the wage; never earlier than before. */
  async setHoldUntil(tx: EntityManager, intentId: string, until: Date): Promise<void> {
    await tx.query('UPDATE payment_intents SET hold_until = greatest(hold_until, $2) WHERE id = $1', [intentId, until]);
  }

  async setTransfer(tx: EntityManager, holdId: string, transferId: string): Promise<void> {
    await tx.query('UPDATE payment_holds SET transfer_id = $2 WHERE id = $1', [holdId, transferId]);
  }

  /**
   * Claims the provider calls about a payment for this process for a while; returns the claim, or null when another
   * process has one.
   */
  async claim(manager: EntityManager, intentId: string): Promise<string | null> {
    const [rows]: [{ claim: string }[], number] = await manager.query(
      `UPDATE payment_intents SET busy_until = clock_timestamp() + make_interval(secs => $2)
       WHERE id = $1 AND (busy_until IS NULL OR busy_until < clock_timestamp()) RETURNING busy_until::text AS claim`,
      [intentId, BUSY_SECONDS],
    );
    return rows[0]?.claim ?? null;
  }

  /** Prolongs a claim, also an expired one; returns null when another process has claimed the payment meanwhile. */
  async renewClaim(manager: EntityManager, intentId: string, claim: string): Promise<string | null> {
    const [rows]: [{ claim: string }[], number] = await manager.query(
      `UPDATE payment_intents SET busy_until = clock_timestamp() + make_interval(secs => $3)
       WHERE id = $1 AND busy_until = $2::timestamptz RETURNING busy_until::text AS claim`,
      [intentId, claim, BUSY_SECONDS],
    );
    return rows[0]?.claim ?? null;
  }

  /**
   * Ends a claim that no other process has taken over, `lateSeconds` from now. `isAnswered` records that the provider
   * has responded. Marks a payment that needs no further check as final, and removes the mark from a payment that has
   * changed since.
   */
  async endClaim(
    manager: EntityManager,
    intentId: string,
    claim: string,
    { isAnswered, lateSeconds }: { isAnswered: boolean; lateSeconds: number },
  ): Promise<void> {
    const checkedAt = 'CASE WHEN $2 THEN clock_timestamp() ELSE i.checked_at END';
    await manager.query(
      `UPDATE payment_intents i
       SET busy_until = CASE WHEN $4 > 0 THEN clock_timestamp() + make_interval(secs => $4) END, checked_at = ${checkedAt},
         final_at = CASE WHEN ${isFinalAfter(`(${checkedAt})`)} THEN coalesce(i.final_at, clock_timestamp()) END
       FROM payment_holds h WHERE i.id = $1 AND h.intent_id = i.id AND i.busy_until = $3::timestamptz`,
      [intentId, isAnswered, claim, lateSeconds],
    );
  }
}
