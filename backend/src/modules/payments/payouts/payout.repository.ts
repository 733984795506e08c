import { randomUUID } from 'node:crypto';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import type { PayoutReason } from '@nukkad/contract/payments/reward-payouts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface Payout {
  id: string;
  userId: string;
  subjectId: string;
  status: PaymentState<'payout'>;
  amount: bigint;
  cluster: string | null;
  why: PayoutReason | null;
  decidedBy: string | null;
  provider: string | null;
  key: string;
  accountEncrypted: string | null;
  transferId: string | null;
  /** Number of returns by the bank. */
  returns: number;
  /** Number of refusals. */
  refusals: number;
  /** Time of the last change of the state. */
  changedAt: Date;
}

type PayoutRow = Omit<Payout, 'amount'> & { amount: string };

const PAYOUT = `SELECT id, user_id AS "userId", subject_id AS "subjectId", status, amount::text, cluster, why, decided_by AS "decidedBy", provider,
  key, account_encrypted AS "accountEncrypted", transfer_id AS "transferId", returns, refusals,
  changed_at AS "changedAt" FROM payment_payouts`;

const payoutOf = (row: PayoutRow): Payout => ({ ...row, amount: parsePaise(row.amount) });

/** Reads and creates payouts. */
@Injectable()
export class PayoutRepository {
  /** Creates the payout of a subject; null when there is one already. */
  async insert(
    tx: EntityManager,
    { userId, subjectId, amount, cluster }: Pick<Payout, 'userId' | 'subjectId' | 'amount' | 'cluster'>,
  ): Promise<string | null> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO payment_payouts (user_id, subject_id, amount, key, cluster) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (subject_id) DO NOTHING RETURNING id`,
      [userId, subjectId, String(amount), randomUUID(), cluster],
    );
    return rows[0]?.id ?? null;
  }

  async find(manager: EntityManager, id: string): Promise<Payout | null> {
    const rows: PayoutRow[] = await manager.query(`${PAYOUT} WHERE id = $1`, [id]);
    return rows[0] ? payoutOf(rows[0]) : null;
  }

  /** Locks and returns the payout until the end of the transaction. */
  async lock(tx: EntityManager, id: string): Promise<Payout | null> {
    const rows: PayoutRow[] = await tx.query(`${PAYOUT} WHERE id = $1 FOR UPDATE`, [id]);
    return rows[0] ? payoutOf(rows[0]) : null;
  }

  /** Returns the number of paid and payable rewards of a person for subjects of one cluster. */
  async countOfCluster(tx: EntityManager, userId: string, cluster: string): Promise<number> {
    const [row]: { count: number }[] = await tx.query(
      `SELECT count(*)::int AS count FROM payment_payouts
       WHERE user_id = $1 AND cluster = $2 AND status NOT IN ('earned', 'review', 'refused')`,
      [userId, cluster],
    );
    return row?.count ?? 0;
  }

  /** Returns the sum of paid and payable rewards of a person that became payable since a moment, in paise. */
  async sumPayableSince(manager: EntityManager, userId: string, since: Date): Promise<bigint> {
    const [row]: { sum: string }[] = await manager.query(
      `SELECT coalesce(sum(amount), 0)::text AS sum FROM payment_payouts
       WHERE user_id = $1 AND payable_at >= $2 AND status NOT IN ('earned', 'review', 'refused')`,
      [userId, since],
    );
    return parsePaise(row?.sum ?? '0');
  }

  /** Returns the sum of unanswered requests to the provider, in paise. */
  async sumRequested(tx: EntityManager): Promise<bigint> {
    const [row]: { sum: string }[] = await tx.query(
      `SELECT coalesce(sum(amount), 0)::text AS sum FROM payment_payouts WHERE status = 'requested'`,
    );
    return parsePaise(row?.sum ?? '0');
  }

  /** Records a check at the provider, which schedules the next one. */
  async recordCheck(manager: EntityManager, id: string): Promise<void> {
    await manager.query('UPDATE payment_payouts SET checked_at = clock_timestamp() WHERE id = $1', [id]);
  }

  /**
   * Records the reason of a failed attempt, and counts it when the provider refused; returns the number of refusals.
   */
  async recordProblem(tx: EntityManager, id: string, problem: string, isRefusal: boolean): Promise<number> {
    const [rows]: [{ attempts: number }[], number] = await tx.query(
      'UPDATE payment_payouts SET attempts = attempts + $3::int, problem = left($2, 300) WHERE id = $1 RETURNING attempts',
      [id, problem, isRefusal ? 1 : 0],
    );
    return rows[0]?.attempts ?? 0;
  }
}
