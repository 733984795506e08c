import { parsePaise } from '@nukkad/contract/money/paise';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Parts of a release: the uncontested part is released before the decision about the rest. */
export type ReleasePart = 'undisputed' | 'rest';

export interface Release {
  id: string;
  holdId: string;
  intentId: string;
  part: ReleasePart;
  status: PaymentState<'release'>;
  amount: bigint;
  /** The transfer that is released. */
  transferId: string | null;
  attempts: number;
  /** Number of returns by the worker's bank. */
  returns: number;
  /** Whether the release waits for an earlier part, or for the reversal of a refund's part from the transfer. */
  waits: boolean;
}

/** SQL: whether the undisputed part of a hold is not yet released: the rest follows it. */
const IS_PART_BEFORE = `EXISTS (SELECT FROM payment_releases u WHERE u.hold_id = h.id AND u.part = 'undisputed'
  AND u.status IN ('planned', 'requested', 'failed', 'needs_payee', 'manual'))`;

/** Reads and creates releases. */
@Injectable()
export class ReleaseRepository {
  async insert(tx: EntityManager, holdId: string, amount: bigint, part: ReleasePart): Promise<string> {
    const rows: { id: string }[] = await tx.query(
      'INSERT INTO payment_releases (hold_id, amount, part) VALUES ($1, $2, $3) RETURNING id',
      [holdId, String(amount), part],
    );
    return rows[0]?.id ?? '';
  }

  async find(manager: EntityManager, id: string): Promise<Release | null> {
    const rows: (Omit<Release, 'amount'> & { amount: string })[] = await manager.query(
      `SELECT r.id, r.hold_id AS "holdId", h.intent_id AS "intentId", r.part, r.status, r.amount::text, r.attempts, r.returns,
              CASE r.part WHEN 'undisputed' THEN h.transfer_id ELSE coalesce(c.transfer_id, h.transfer_id) END AS "transferId",
              r.part = 'rest' AND (
                EXISTS (SELECT FROM payment_refunds f WHERE f.hold_id = h.id AND f.wage > 0 AND f.reversal_id IS NULL)
                OR ${IS_PART_BEFORE}) AS waits
       FROM payment_releases r JOIN payment_holds h ON h.id = r.hold_id
       LEFT JOIN payment_contests c ON c.hold_id = h.id WHERE r.id = $1`,
      [id],
    );
    return rows[0] ? { ...rows[0], amount: parsePaise(rows[0].amount) } : null;
  }

  /** Returns the release of the part awarded to the worker; null when there is none beyond an undisputed part. */
  async findRest(manager: EntityManager, holdId: string): Promise<string | null> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM payment_releases WHERE hold_id = $1 AND part = 'rest'`,
      [holdId],
    );
    return rows[0]?.id ?? null;
  }

  /** Returns whether the undisputed part of a hold is not yet released. */
  async isPartBefore(manager: EntityManager, holdId: string): Promise<boolean> {
    const rows: { waits: boolean }[] = await manager.query(
      `SELECT ${IS_PART_BEFORE} AS waits FROM payment_holds h WHERE h.id = $1`,
      [holdId],
    );
    return rows[0]?.waits ?? false;
  }

  /** Stores the product's debt to the welfare fund for a payout. */
  async setWelfareFee(tx: EntityManager, id: string, fee: bigint | null): Promise<void> {
    await tx.query('UPDATE payment_releases SET welfare_fee = $2 WHERE id = $1', [
      id,
      fee === null ? null : String(fee),
    ]);
  }

  /** Records a failed attempt; returns the number of failures. */
  async recordProblem(tx: EntityManager, id: string, problem: string): Promise<number> {
    const [rows]: [{ attempts: number }[], number] = await tx.query(
      'UPDATE payment_releases SET attempts = attempts + 1, problem = left($2, 300) WHERE id = $1 RETURNING attempts',
      [id, problem],
    );
    return rows[0]?.attempts ?? 0;
  }
}
