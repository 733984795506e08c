import { parsePaise } from '@nukkad/contract/money/paise';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { linesOf, type PriceLines } from './payment.repository.js';

export interface Chargeback {
  id: string;
  status: PaymentState<'chargeback'>;
  amount: bigint;
}

/** Reads and creates chargebacks. */
@Injectable()
export class ChargebackRepository {
  /** Returns the chargeback of a dispute, and creates it when it is new. */
  async ensure(
    tx: EntityManager,
    intentId: string,
    { id, amount, evidenceBy }: { id: string; amount: bigint; evidenceBy: Date | null },
  ): Promise<Chargeback & { isNew: boolean }> {
    const inserted: { id: string }[] = await tx.query(
      `INSERT INTO payment_chargebacks (intent_id, dispute_id, amount, evidence_by) VALUES ($1, $2, $3, $4)
       ON CONFLICT (dispute_id) DO NOTHING RETURNING id`,
      [intentId, id, String(amount), evidenceBy],
    );
    const rows: { id: string; status: Chargeback['status']; amount: string }[] = await tx.query(
      `SELECT id, status, amount::text FROM payment_chargebacks WHERE dispute_id = $1 AND intent_id = $2`,
      [id, intentId],
    );
    const [row] = rows;
    if (!row) throw new Error(`The dispute ${id} belongs to another payment`);
    return { ...row, amount: parsePaise(row.amount), isNew: inserted.length > 0 };
  }

  /** Returns the lines of a payment's price that lost disputes returned, for each dispute, as posted. */
  async listLost(tx: EntityManager, intentId: string): Promise<PriceLines[]> {
    const sum = (kind: string): string => `coalesce(sum(e.amount) FILTER (WHERE a.kind = '${kind}'), 0)::text`;
    const rows: Record<keyof PriceLines, string>[] = await tx.query(
      `SELECT ${sum('loss.disputes')} AS wage, ${sum('fee.income')} AS fee, ${sum('gst.cgst')} AS cgst,
              ${sum('gst.sgst')} AS sgst, ${sum('gst.igst')} AS igst
       FROM payment_chargebacks c
       JOIN ledger_transactions t ON t.source = 'payments' AND t.event_key = 'chargeback:' || c.id || ':lost'
       JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
       WHERE c.intent_id = $1 GROUP BY c.id`,
      [intentId],
    );
    return rows.map(linesOf);
  }

  /** Returns the sum of a payment's lost disputes, in paise. */
  async sumLost(tx: EntityManager, intentId: string): Promise<bigint> {
    const rows: { sum: string }[] = await tx.query(
      `SELECT coalesce(sum(c.amount), 0)::text AS sum FROM payment_chargebacks c
       WHERE c.intent_id = $1 AND EXISTS (
         SELECT FROM ledger_transactions t WHERE t.source = 'payments' AND t.event_key = 'chargeback:' || c.id || ':lost')`,
      [intentId],
    );
    return parsePaise(rows[0]?.sum ?? '0');
  }
}
