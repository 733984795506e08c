import {
  REVIEW_APPEAL_DAYS,
  reviewCaseSourcesOf,
  type ReviewCaseStatus,
  UNSAFE_ANSWERS,
  UNSAFE_DAYS,
} from '@nukkad/contract/reviews/review-rules';
import type { ReviewCaseKind, ReviewReportReason, ReviewSide } from '@nukkad/contract/reviews/reviews';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A case, locked until the end of the transaction. */
export interface LockedCase {
  id: string;
  kind: ReviewCaseKind;
  status: ReviewCaseStatus;
  outcome: 'kept' | 'removed' | null;
  reviewId: string | null;
  employerId: string | null;
  reporterId: string | null;
  reportReason: ReviewReportReason | null;
  reportText: string;
  appeal: string;
  appealedBy: ReviewSide | null;
  decidedBy: string | null;
  mayAppeal: boolean;
}

const COLUMNS = `id, kind, status, outcome, review_id AS "reviewId", employer_id AS "employerId", reporter_id AS "reporterId",
  report_reason AS "reportReason", report_text AS "reportText", appeal, appealed_by AS "appealedBy", decided_by AS "decidedBy",
  status = 'decided' AND decided_at > clock_timestamp() - interval '${REVIEW_APPEAL_DAYS} days' AS "mayAppeal"`;

/** Writes cases of the staff about reviews. */
@Injectable()
export class ReviewCaseRepository {
  /**
   * Opens a case about a review; returns its id, null when there was one of this kind. A case about a held review that
   * staff retained opens again, because its author has changed the review since.
   */
  async insert(
    tx: EntityManager,
    reviewId: string,
    {
      kind,
      reporterId = null,
      reason = null,
      text = '',
    }: { kind: 'reported' | 'held'; reporterId?: string | null; reason?: ReviewReportReason | null; text?: string },
  ): Promise<string | null> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO review_cases AS c (kind, review_id, reporter_id, report_reason, report_text) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (review_id, kind) WHERE review_id IS NOT NULL DO UPDATE
       SET status = 'open', outcome = NULL, reason = '', decided_by = NULL, decided_at = NULL, appeal = '', appealed_by = NULL,
         appealed_at = NULL, opened_at = clock_timestamp()
       WHERE c.kind = 'held' AND c.outcome = 'kept' AND c.status = ANY ($6) RETURNING id`,
      [kind, reviewId, reporterId, reason, text, reviewCaseSourcesOf('open')],
    );
    return rows[0]?.id ?? null;
  }

  /**
   * Opens a case about an employer with several workers' answers "unsafe", unless one is open or was opened for these
   * answers.
   */
  async insertUnsafe(tx: EntityManager, employerId: string): Promise<string | null> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO review_cases (kind, employer_id)
       SELECT 'unsafe', $1 WHERE (
         SELECT count(DISTINCT coalesce(author_id, id)) FROM reviews
         WHERE subject_id = $1 AND author = 'worker' AND status = 'revealed' AND facts ->> 'safe_and_respectful' = 'no'
           AND revealed_at > GREATEST(clock_timestamp() - interval '${UNSAFE_DAYS} days',
             coalesce((SELECT max(opened_at) FROM review_cases WHERE employer_id = $1), '-infinity'))) >= ${UNSAFE_ANSWERS}
       ON CONFLICT (employer_id) WHERE employer_id IS NOT NULL AND status = 'open' DO NOTHING RETURNING id`,
      [employerId],
    );
    return rows[0]?.id ?? null;
  }

  /** Returns the review of a case; null where it is about none. */
  async findReviewId(manager: EntityManager, id: string): Promise<string | null> {
    const rows: { reviewId: string | null }[] = await manager.query(
      'SELECT review_id AS "reviewId" FROM review_cases WHERE id = $1',
      [id],
    );
    return rows[0]?.reviewId ?? null;
  }

  async lock(tx: EntityManager, id: string): Promise<LockedCase | null> {
    const rows: LockedCase[] = await tx.query(`SELECT ${COLUMNS} FROM review_cases WHERE id = $1 FOR NO KEY UPDATE`, [
      id,
    ]);
    return rows[0] ?? null;
  }

  /** Locks and returns the cases about a review, the reported one first. */
  async lockOfReview(tx: EntityManager, reviewId: string): Promise<LockedCase[]> {
    return tx.query(`SELECT ${COLUMNS} FROM review_cases WHERE review_id = $1 ORDER BY kind DESC FOR NO KEY UPDATE`, [
      reviewId,
    ]);
  }

  /** Decides a case that waits for the staff; true when this call did it. */
  async decide(
    tx: EntityManager,
    id: string,
    to: 'decided' | 'final',
    { by, outcome, reason }: { by: string; outcome: 'kept' | 'removed'; reason: string },
  ): Promise<boolean> {
    const result: [unknown[], number] = await tx.query(
      `UPDATE review_cases SET status = $2, outcome = $3, reason = $4, decided_by = $5, decided_at = clock_timestamp()
       WHERE id = $1 AND status = ANY ($6) AND status <> 'decided'`,
      [id, to, outcome, reason, by, reviewCaseSourcesOf(to)],
    );
    return result[1] > 0;
  }

  /** Closes the cases about a withdrawn review: nothing is left to decide or to appeal against. */
  async close(tx: EntityManager, reviewId: string): Promise<void> {
    await tx.query(
      `UPDATE review_cases SET status = 'final', outcome = coalesce(outcome, 'removed'),
              decided_at = coalesce(decided_at, clock_timestamp())
       WHERE review_id = $1 AND status = ANY ($2)`,
      [reviewId, reviewCaseSourcesOf('final')],
    );
  }

  /** Stores the appeal of one side, once and in time; true when this call did it. */
  async appeal(tx: EntityManager, id: string, by: ReviewSide, text: string): Promise<boolean> {
    const result: [unknown[], number] = await tx.query(
      `UPDATE review_cases SET status = 'appealed', appeal = $3, appealed_by = $2, appealed_at = clock_timestamp()
       WHERE id = $1 AND status = ANY ($4) AND decided_at > clock_timestamp() - interval '${REVIEW_APPEAL_DAYS} days'`,
      [id, by, text, reviewCaseSourcesOf('appealed')],
    );
    return result[1] > 0;
  }
}
