import { Injectable } from '@nestjs/common';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import {
  CORRECTION_ANSWER_HOURS,
  CORRECTION_APPEAL_DAYS,
  correctionSourcesOf,
  type CorrectionStatus,
} from '@nukkad/contract/instant-work/time-corrections';
import type { EntityManager } from 'typeorm';
import type { FinalDecision } from './pay-case.repository.js';
import { lockWorkTimes } from './engagement-locks.js';
import { changed } from './engagement-sql.js';

/** Start and end of work. */
export interface WorkTimes {
  startedAt: Date;
  endedAt: Date;
}

/** A correction with its parties, locked until the end of the transaction. */
export interface LockedCorrection extends WorkTimes {
  id: string;
  engagementId: string;
  workerId: string;
  employerId: string;
  status: CorrectionStatus;
  by: EngagementSide;
  reason: string;
  answer: string | null;
  decidedFrom: Date | null;
  decidedTo: Date | null;
  decidedBy: string | null;
  appeal: string | null;
  appealBy: EngagementSide | null;
  /** Whether the other side has answered, or the deadline has passed. */
  isHeard: boolean;
  /** Whether the staff were asked because the other side had not answered in time. */
  isStaffAsked: boolean;
  /** Whether the deadline for an appeal has not passed. */
  mayAppeal: boolean;
}

/** A correction that the staff are asked to decide. */
export type AskedCorrection = Pick<LockedCorrection, 'id' | 'engagementId' | 'workerId'>;

/** SQL: whether a time is in the same minute as another one. */
const isInMinuteOf = (time: string, other: string): string =>
  `date_trunc('minute', ${time}::timestamptz) = date_trunc('minute', ${other})`;

/** Stores corrections of times. Each move is a conditional update; the engagement is locked before its correction. */
@Injectable()
export class TimeCorrectionRepository {
  /** Stores a proposal about a locked engagement; returns its id, null when there is one already. */
  async insert(
    tx: EntityManager,
    engagementId: string,
    { by, startedAt, endedAt, reason }: WorkTimes & { by: EngagementSide; reason: string },
  ): Promise<string | null> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO time_corrections (engagement_id, worker_id, employer_id, proposed_by, recorded_from, recorded_to, recorded_ended_by,
         started_at, ended_at, reason)
       SELECT id, worker_id, employer_id, $2, started_at, ended_at, ended_by, $3, $4, $5 FROM engagements WHERE id = $1
       ON CONFLICT (engagement_id) DO NOTHING RETURNING id`,
      [engagementId, by, startedAt, endedAt, reason],
    );
    return rows[0]?.id ?? null;
  }

  /** Locks and returns the correction of a locked engagement; null when there is none. */
  lockOfEngagement(tx: EntityManager, engagementId: string): Promise<LockedCorrection | null> {
    return this.lock(tx, 'tc.engagement_id = $1', engagementId);
  }

  /** Locks and returns the correction of an id, with its engagement; null when there is none. */
  async lockById(tx: EntityManager, id: string): Promise<LockedCorrection | null> {
    await tx.query(
      `SELECT FROM engagements WHERE id = (SELECT engagement_id FROM time_corrections WHERE id = $1) FOR NO KEY UPDATE`,
      [id],
    );
    return this.lock(tx, 'tc.id = $1', id);
  }

  /**
   * Returns whether the worker of a locked engagement has other work in this period, by its recorded times, to the
   * minute, which forms show. Other writes of the worker's times wait until the end of the transaction, so that two
   * corrections cannot overlap.
   */
  async overlapsOtherWork(
    tx: EntityManager,
    engagementId: string,
    { startedAt, endedAt }: WorkTimes,
  ): Promise<boolean> {
    await lockWorkTimes(tx, [engagementId]);
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM engagements e JOIN engagements other ON other.worker_id = e.worker_id AND other.id <> e.id
       WHERE e.id = $1 AND other.status IN ('started', 'done')
         AND date_trunc('minute', other.started_at) < date_trunc('minute', $3::timestamptz)
         AND date_trunc('minute', coalesce(other.ended_at, clock_timestamp())) > date_trunc('minute', $2::timestamptz) LIMIT 1`,
      [engagementId, startedAt, endedAt],
    );
    return rows.length > 0;
  }

  /** Stores the agreement of the other side; returns true when this call stored it. */
  async agree(tx: EntityManager, id: string): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE time_corrections SET status = 'agreed', answered_at = clock_timestamp(), closed_at = clock_timestamp()
         WHERE id = $1 AND status = ANY ($2)`,
        [id, correctionSourcesOf('agreed')],
      ),
    );
  }

  /** Stores the other side's reason for contesting; returns true when this call stored it. */
  async contest(tx: EntityManager, id: string, text: string): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE time_corrections SET status = 'contested', answer = $2, answered_at = clock_timestamp()
         WHERE id = $1 AND status = ANY ($3)`,
        [id, text, correctionSourcesOf('contested')],
      ),
    );
  }

  /** Stores the staff's first decision (`decided`), or the one about an appeal (`final`); true when this call did it. */
  async decide(
    tx: EntityManager,
    id: string,
    { to, by, startedAt, endedAt, reason }: WorkTimes & { to: 'decided' | 'final'; by: string; reason: string },
  ): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE time_corrections SET status = $2, decided_by = $3, decided_from = $4, decided_to = $5, decision = $6,
                decided_at = clock_timestamp(), closed_at = CASE WHEN $2 = 'final' THEN clock_timestamp() END
         WHERE id = $1 AND status = ANY ($7)`,
        [id, to, by, startedAt, endedAt, reason, to === 'final' ? ['appealed'] : correctionSourcesOf('decided')],
      ),
    );
  }

  /** Stores one side's appeal against the first decision; returns true when this call did it. */
  async appeal(tx: EntityManager, id: string, by: EngagementSide, text: string): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE time_corrections SET status = 'appealed', appeal = $2, appeal_by = $3, appealed_at = clock_timestamp()
         WHERE id = $1 AND status = ANY ($4)`,
        [id, text, by, correctionSourcesOf('appealed')],
      ),
    );
  }

  /**
   * Sets the times of completed work. A time in the minute of the recorded one is the recorded one, since forms show
   * minutes. Another end that both sides or the staff state determines the pay, whichever side ended the work; with the
   * recorded end, that side counts again.
   */
  async applyTimes(tx: EntityManager, engagementId: string, { startedAt, endedAt }: WorkTimes): Promise<void> {
    await tx.query(
      `UPDATE engagements e SET updated_at = clock_timestamp(),
              started_at = CASE WHEN ${isInMinuteOf('$2', 'tc.recorded_from')} THEN tc.recorded_from ELSE $2 END,
              ended_at = CASE WHEN ${isInMinuteOf('$3', 'tc.recorded_to')} THEN tc.recorded_to ELSE $3 END,
              ended_by = CASE WHEN ${isInMinuteOf('$3', 'tc.recorded_to')} THEN tc.recorded_ended_by END
       FROM time_corrections tc WHERE e.id = $1 AND tc.engagement_id = e.id`,
      [engagementId, startedAt, endedAt],
    );
  }

  /**
   * Notes that the staff are asked about up to `limit` proposals without an answer in time, once each, except
   * `passedOver`; returns these proposals.
   */
  async claimUnanswered(
    tx: EntityManager,
    limit: number,
    passedOver: readonly string[] = [],
  ): Promise<AskedCorrection[]> {
    const [rows]: [AskedCorrection[], number] = await tx.query(
      `WITH due AS MATERIALIZED (
         SELECT id FROM time_corrections
         WHERE status = 'proposed' AND staff_asked_at IS NULL
           AND proposed_at <= statement_timestamp() - interval '${CORRECTION_ANSWER_HOURS} hours' AND id <> ALL ($2::uuid[])
         ORDER BY proposed_at LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)
       UPDATE time_corrections tc SET staff_asked_at = clock_timestamp() FROM due WHERE tc.id = due.id
       RETURNING tc.id, tc.engagement_id AS "engagementId", tc.worker_id AS "workerId"`,
      [limit, passedOver],
    );
    return rows;
  }

  /** Makes up to `limit` decisions final after their appeal deadline, except `passedOver`; returns them. */
  async endAppealTime(tx: EntityManager, limit: number, passedOver: readonly string[] = []): Promise<FinalDecision[]> {
    const [rows]: [FinalDecision[], number] = await tx.query(
      `WITH due AS MATERIALIZED (
         SELECT id FROM time_corrections
         WHERE status = 'decided' AND decided_at <= statement_timestamp() - interval '${CORRECTION_APPEAL_DAYS} days'
           AND id <> ALL ($2::uuid[])
         ORDER BY decided_at LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)
       UPDATE time_corrections tc SET status = 'final', closed_at = clock_timestamp() FROM due WHERE tc.id = due.id
       RETURNING tc.id, tc.engagement_id AS "engagementId"`,
      [limit, passedOver],
    );
    return rows;
  }

  private async lock(tx: EntityManager, condition: string, key: string): Promise<LockedCorrection | null> {
    const rows: LockedCorrection[] = await tx.query(
      `SELECT tc.id, tc.engagement_id AS "engagementId", tc.worker_id AS "workerId", tc.employer_id AS "employerId", tc.status,
              tc.proposed_by AS by, tc.started_at AS "startedAt", tc.ended_at AS "endedAt", tc.reason, tc.answer,
              tc.decided_from AS "decidedFrom", tc.decided_to AS "decidedTo", tc.decided_by AS "decidedBy", tc.appeal, tc.appeal_by AS "appealBy",
              tc.status <> 'proposed' OR tc.proposed_at + interval '${CORRECTION_ANSWER_HOURS} hours' <= clock_timestamp() AS "isHeard",
              tc.staff_asked_at IS NOT NULL AS "isStaffAsked",
              coalesce(tc.decided_at + interval '${CORRECTION_APPEAL_DAYS} days' > clock_timestamp(), false) AS "mayAppeal"
       FROM time_corrections tc WHERE ${condition} FOR NO KEY UPDATE`,
      [key],
    );
    return rows[0] ?? null;
  }
}
