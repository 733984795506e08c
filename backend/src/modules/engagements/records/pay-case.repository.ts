import { Injectable } from '@nestjs/common';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import {
  PAY_CASE_ANSWER_HOURS,
  PAY_CASE_APPEAL_DAYS,
  payCaseSourcesOf,
  type PayCaseStatus,
} from '@nukkad/contract/instant-work/pay-cases';
import type { EntityManager } from 'typeorm';
import { changed } from './engagement-sql.js';

/** A case with its parties, locked until the end of the transaction. */
export interface LockedPayCase {
  id: string;
  engagementId: string;
  workerId: string;
  employerId: string;
  status: PayCaseStatus;
  receivedAmount: number;
  decidedBy: string | null;
  answer: string | null;
  appeal: string | null;
  appealBy: EngagementSide | null;
  /** Whether the employer has answered, or the deadline has passed. */
  isHeard: boolean;
  /** Whether the deadline for an appeal has not passed. */
  mayAppeal: boolean;
}

/** A decision that became final, and its engagement. */
export interface FinalDecision {
  id: string;
  engagementId: string;
}

/** Stores cases of missing money. Each move is a conditional update; the engagement is locked before its case. */
@Injectable()
export class PayCaseRepository {
  /** Opens a case; returns its id, null when there is one already. */
  async insert(
    tx: EntityManager,
    engagementId: string,
    opened: { claimedAmount: number | null; receivedAmount: number; text: string },
  ): Promise<string | null> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO pay_cases (engagement_id, worker_id, employer_id, claimed_amount, received_amount, text)
       SELECT id, worker_id, employer_id, $2, $3, $4 FROM engagements WHERE id = $1
       ON CONFLICT (engagement_id) DO NOTHING RETURNING id`,
      [engagementId, opened.claimedAmount, opened.receivedAmount, opened.text],
    );
    return rows[0]?.id ?? null;
  }

  /** Locks and returns the case of a locked engagement; null when there is none. */
  lockOfEngagement(tx: EntityManager, engagementId: string): Promise<LockedPayCase | null> {
    return this.lock(tx, 'c.engagement_id = $1', engagementId);
  }

  /** Locks and returns the case of an id, with its engagement; null when there is none. */
  async lockById(tx: EntityManager, id: string): Promise<LockedPayCase | null> {
    await tx.query(
      `SELECT FROM engagements WHERE id = (SELECT engagement_id FROM pay_cases WHERE id = $1) FOR NO KEY UPDATE`,
      [id],
    );
    return this.lock(tx, 'c.id = $1', id);
  }

  private async lock(tx: EntityManager, condition: string, key: string): Promise<LockedPayCase | null> {
    const rows: LockedPayCase[] = await tx.query(
      `SELECT c.id, c.engagement_id AS "engagementId", c.worker_id AS "workerId", c.employer_id AS "employerId", c.status,
              c.received_amount::float8 AS "receivedAmount", c.decided_by AS "decidedBy", c.answer, c.appeal,
              c.appeal_by AS "appealBy",
              c.status <> 'opened' OR c.opened_at + interval '${PAY_CASE_ANSWER_HOURS} hours' <= clock_timestamp() AS "isHeard",
              coalesce(c.decided_at + interval '${PAY_CASE_APPEAL_DAYS} days' > clock_timestamp(), false) AS "mayAppeal"
       FROM pay_cases c WHERE ${condition} FOR NO KEY UPDATE`,
      [key],
    );
    return rows[0] ?? null;
  }

  /** Stores the employer's answer; returns true when this call stored it. */
  async answer(tx: EntityManager, id: string, text: string): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE pay_cases SET status = 'answered', answer = $2, answered_at = clock_timestamp()
         WHERE id = $1 AND status = ANY ($3)`,
        [id, text, payCaseSourcesOf('answered')],
      ),
    );
  }

  /**
   * Stores the staff's first decision (`decided`), or the decision about an appeal (`final`); returns true when this
   * call did it.
   */
  async decide(
    tx: EntityManager,
    id: string,
    { to, by, owedAmount, reason }: { to: 'decided' | 'final'; by: string; owedAmount: number; reason: string },
  ): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE pay_cases SET status = $2, decided_by = $3, owed_amount = $4, decision = $5, decided_at = clock_timestamp(),
                closed_at = CASE WHEN $2 = 'final' THEN clock_timestamp() END
         WHERE id = $1 AND status = ANY ($6)`,
        [id, to, by, owedAmount, reason, to === 'final' ? ['appealed'] : payCaseSourcesOf('decided')],
      ),
    );
  }

  /** Stores one side's appeal against the first decision; returns true when this call did it. */
  async appeal(tx: EntityManager, id: string, by: EngagementSide, text: string): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE pay_cases SET status = 'appealed', appeal = $2, appeal_by = $3, appealed_at = clock_timestamp()
         WHERE id = $1 AND status = ANY ($4)`,
        [id, text, by, payCaseSourcesOf('appealed')],
      ),
    );
  }

  /** Closes the case after the worker received the money. */
  async settle(tx: EntityManager, engagementId: string): Promise<void> {
    await tx.query(
      `UPDATE pay_cases SET status = 'settled', closed_at = clock_timestamp() WHERE engagement_id = $1 AND status = ANY ($2)`,
      [engagementId, payCaseSourcesOf('settled')],
    );
  }

  /** Makes up to `limit` decisions final after their appeal deadline, except `passedOver`; returns them. */
  async endAppealTime(tx: EntityManager, limit: number, passedOver: readonly string[] = []): Promise<FinalDecision[]> {
    const [rows]: [FinalDecision[], number] = await tx.query(
      `WITH due AS MATERIALIZED (
         SELECT id FROM pay_cases
         WHERE status = 'decided' AND decided_at <= statement_timestamp() - interval '${PAY_CASE_APPEAL_DAYS} days'
           AND id <> ALL ($2::uuid[])
         ORDER BY decided_at LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)
       UPDATE pay_cases c SET status = 'final', closed_at = clock_timestamp() FROM due WHERE c.id = due.id
       RETURNING c.id, c.engagement_id AS "engagementId"`,
      [limit, passedOver],
    );
    return rows;
  }
}
