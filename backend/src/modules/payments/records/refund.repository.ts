import { randomUUID } from 'node:crypto';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { linesOf, type PriceLines } from './payment.repository.js';

export interface Refund extends PriceLines {
  id: string;
  intentId: string;
  status: PaymentState<'refund'>;
  key: string;
  reversalId: string | null;
  refundId: string | null;
  /** Whether the payer's bank disputes the payment: refunds are blocked meanwhile. */
  isDisputed: boolean;
}

type RefundRow = Omit<Refund, keyof PriceLines> & Record<keyof PriceLines, string>;

/** Reads and creates refunds. */
@Injectable()
export class RefundRepository {
  async insert(tx: EntityManager, intentId: string, holdId: string, lines: PriceLines): Promise<string> {
    const amounts = [lines.wage, lines.fee, lines.cgst, lines.sgst, lines.igst].map(String);
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO payment_refunds (intent_id, hold_id, key, wage, fee, cgst, sgst, igst)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [intentId, holdId, randomUUID(), ...amounts],
    );
    return rows[0]?.id ?? '';
  }

  async find(manager: EntityManager, id: string): Promise<Refund | null> {
    const rows: RefundRow[] = await manager.query(
      `SELECT r.id, r.intent_id AS "intentId", r.status, r.key, r.reversal_id AS "reversalId", r.refund_id AS "refundId",
              r.wage::text, r.fee::text, r.cgst::text, r.sgst::text, r.igst::text,
              EXISTS (SELECT FROM payment_chargebacks c
                      WHERE c.intent_id = r.intent_id AND c.status IN ('open', 'under_review')) AS "isDisputed"
       FROM payment_refunds r WHERE r.id = $1`,
      [id],
    );
    return rows[0] ? { ...rows[0], ...linesOf(rows[0]) } : null;
  }

  /** Returns the lines of the sent and not failed refunds of a payment, except `exceptId`. */
  async listSent(tx: EntityManager, intentId: string, exceptId: string | null = null): Promise<PriceLines[]> {
    const rows: Record<keyof PriceLines, string>[] = await tx.query(
      `SELECT wage::text, fee::text, cgst::text, sgst::text, igst::text FROM payment_refunds
       WHERE intent_id = $1 AND status IN ('requested', 'pending', 'processed') AND id IS DISTINCT FROM $2::uuid`,
      [intentId, exceptId],
    );
    return rows.map(linesOf);
  }

  /** Stores the reversal of the part from the transfer. Returns true when this call stored it. */
  async setReversal(tx: EntityManager, id: string, reversalId: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      'UPDATE payment_refunds SET reversal_id = $2 WHERE id = $1 AND reversal_id IS NULL',
      [id, reversalId],
    );
    return count > 0;
  }

  /** Records a failed attempt, and whether the product's money did not cover it; returns the number of failures. */
  async recordProblem(tx: EntityManager, id: string, problem: string, lacksFloat = false): Promise<number> {
    const [rows]: [{ attempts: number }[], number] = await tx.query(
      `UPDATE payment_refunds SET attempts = attempts + 1, problem = left($2, 300), lacks_float = $3 WHERE id = $1
       RETURNING attempts`,
      [id, problem, lacksFloat],
    );
    return rows[0]?.attempts ?? 0;
  }
}
