import { parsePaise } from '@nukkad/contract/money/paise';
import type { ContestSide } from '@nukkad/contract/payments/contests';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface Contest {
  id: string;
  holdId: string;
  status: PaymentState<'contest'>;
  openedBy: ContestSide;
  /** The figures of the opener and of the other side, in paise and at most the wage. */
  claimed: bigint;
  stated: bigint;
  proposed: bigint | null;
  proposedBy: string | null;
  acceptedBy: ContestSide | null;
  /** Time of the next action of the scheduled job or the staff. */
  dueAt: Date | null;
}

export interface NewContest extends Pick<Contest, 'openedBy' | 'claimed' | 'stated' | 'holdId'> {
  undisputed: bigint;
  reason: string;
  dueAt: Date;
}

type ContestRow = Omit<Contest, 'claimed' | 'stated' | 'proposed'> & {
  claimed: string;
  stated: string;
  proposed: string | null;
};

const CONTEST = `SELECT id, hold_id AS "holdId", status, opened_by AS "openedBy", claimed::text, stated::text, proposed::text,
  proposed_by AS "proposedBy", accepted_by AS "acceptedBy", due_at AS "dueAt" FROM payment_contests`;

const contestOf = (row: ContestRow): Contest => ({
  ...row,
  ...{ claimed: parsePaise(row.claimed), stated: parsePaise(row.stated) },
  proposed: row.proposed === null ? null : parsePaise(row.proposed),
});

/** Reads and creates contests. */
@Injectable()
export class ContestRepository {
  async insert(tx: EntityManager, contest: NewContest): Promise<Contest> {
    const rows: ContestRow[] = await tx.query(
      `WITH contest AS (
         INSERT INTO payment_contests (hold_id, opened_by, claimed, stated, undisputed, reason, due_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING *)
       ${CONTEST.replace('payment_contests', 'contest')}`,
      [
        ...[contest.holdId, contest.openedBy, String(contest.claimed), String(contest.stated)],
        ...[String(contest.undisputed), contest.reason, contest.dueAt],
      ],
    );
    return contestOf(rows[0] as ContestRow);
  }

  /** Locks and returns the contest of a hold; null when there is none. The payment is locked before it. */
  async lockOfHold(tx: EntityManager, holdId: string): Promise<Contest | null> {
    const rows: ContestRow[] = await tx.query(`${CONTEST} WHERE hold_id = $1 FOR NO KEY UPDATE`, [holdId]);
    return rows[0] ? contestOf(rows[0]) : null;
  }

  /** Returns the intent of a contest; null when there is no such contest. */
  async findIntent(manager: EntityManager, contestId: string): Promise<string | null> {
    const rows: { intentId: string }[] = await manager.query(
      `SELECT h.intent_id AS "intentId" FROM payment_contests c JOIN payment_holds h ON h.id = c.hold_id WHERE c.id = $1`,
      [contestId],
    );
    return rows[0]?.intentId ?? null;
  }

  /** Contests on which the clock acts now, except `passedOver`. */
  async listDue(manager: EntityManager, limit: number, passedOver: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM payment_contests WHERE status IN ('open', 'proposed') AND due_at < statement_timestamp() AND id <> ALL ($2)
       ORDER BY due_at LIMIT $1`,
      [limit, passedOver],
    );
    return rows.map(({ id }) => id);
  }

  async setAnswer(tx: EntityManager, id: string, answer: string): Promise<void> {
    await tx.query('UPDATE payment_contests SET answer = $2 WHERE id = $1', [id, answer]);
  }

  async setAcceptance(tx: EntityManager, id: string, side: ContestSide): Promise<void> {
    await tx.query('UPDATE payment_contests SET accepted_by = $2 WHERE id = $1', [id, side]);
  }

  async setReversal(tx: EntityManager, holdId: string, reversalId: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      'UPDATE payment_contests SET reversal_id = $2 WHERE hold_id = $1 AND reversal_id IS NULL',
      [holdId, reversalId],
    );
    return count > 0;
  }

  async setTransfer(tx: EntityManager, holdId: string, transferId: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      'UPDATE payment_contests SET transfer_id = $2 WHERE hold_id = $1 AND transfer_id IS NULL',
      [holdId, transferId],
    );
    return count > 0;
  }
}
