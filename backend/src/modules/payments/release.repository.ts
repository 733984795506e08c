import { parsePaise } from '@nukkad/contract/money/paise';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface Release {
  id: string;
  holdId: string;
  intentId: string;
  status: PaymentState<'release'>;
  amount: bigint;
  attempts: number;
  /** A refund of the same hold whose part is not yet taken out of the transfer. */
  waitsForReversal: boolean;
}

/** Reads and creates releases. */
@Injectable()
export class ReleaseRepository {
  async insert(tx: EntityManager, holdId: string, amount: bigint): Promise<string> {
    const rows: { id: string }[] = await tx.query(
      'INSERT INTO payment_releases (hold_id, amount) VALUES ($1, $2) RETURNING id',
      [holdId, String(amount)],
    );
    return rows[0]?.id ?? '';
  }

  async find(manager: EntityManager, id: string): Promise<Release | null> {
    const rows: (Omit<Release, 'amount'> & { amount: string })[] = await manager.query(
      `SELECT r.id, r.hold_id AS "holdId", h.intent_id AS "intentId", r.status, r.amount::text, r.attempts,
              EXISTS (SELECT FROM payment_refunds f WHERE f.hold_id = h.id AND f.wage > 0 AND f.reversal_id IS NULL)
                AS "waitsForReversal"
       FROM payment_releases r JOIN payment_holds h ON h.id = r.hold_id WHERE r.id = $1`,
      [id],
    );
    return rows[0] ? { ...rows[0], amount: parsePaise(rows[0].amount) } : null;
  }

  async findOfHold(
    manager: EntityManager,
    holdId: string,
  ): Promise<{ id: string; status: PaymentState<'release'> } | null> {
    const rows: { id: string; status: PaymentState<'release'> }[] = await manager.query(
      'SELECT id, status FROM payment_releases WHERE hold_id = $1',
      [holdId],
    );
    return rows[0] ?? null;
  }

  /** Records a failed try; returns how many there were. */
  async recordProblem(tx: EntityManager, id: string, problem: string): Promise<number> {
    const [rows]: [{ attempts: number }[], number] = await tx.query(
      'UPDATE payment_releases SET attempts = attempts + 1, problem = left($2, 300) WHERE id = $1 RETURNING attempts',
      [id, problem],
    );
    return rows[0]?.attempts ?? 0;
  }
}
