import {
  REVIEW_FINISHED_AFTER_MINUTES,
  REVIEW_GROUP_DAYS,
  REVIEW_GROUP_MIN,
  REVIEW_REPLY_DAYS,
  type ReviewStatus,
  reviewSourcesOf,
} from '@nukkad/contract/reviews/review-rules';
import type { ReviewFacts, ReviewSide } from '@nukkad/contract/reviews/reviews';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** An author's answers. */
export interface ReviewAnswers {
  again: boolean;
  facts: ReviewFacts;
  note: string;
  isFinished: boolean;
}

/** A review with its sides. `isBegun`: its author answered in the review, and not at the end of the work alone. */
export interface StoredReview extends ReviewAnswers {
  id: string;
  isBegun: boolean;
  changedAt: Date;
  engagementId: string;
  author: ReviewSide;
  authorId: string | null;
  subjectId: string;
  status: ReviewStatus;
  isGrouped: boolean;
  reply: string;
  revealedAt: Date | null;
}

const COLUMNS = `id, engagement_id AS "engagementId", author, author_id AS "authorId", subject_id AS "subjectId", again, facts, note,
  is_finished AS "isFinished", is_begun AS "isBegun", changed_at AS "changedAt", status, is_grouped AS "isGrouped", reply, revealed_at AS "revealedAt"`;
/** SQL: when a review that is revealed now counts: at once, unless it is counted together with others. */
const COUNTED_NOW = `CASE WHEN is_grouped THEN NULL ELSE clock_timestamp() END`;

/** SQL: whether a started review was left unfinished for an hour. */
const IS_ABANDONED = `status = 'hidden' AND NOT is_finished AND is_begun
  AND changed_at <= statement_timestamp() - interval '${REVIEW_FINISHED_AFTER_MINUTES} minutes'`;

/** SQL: before this time an answer that is counted without a date was revealed. */
const GROUP_DAYS_AGO = `statement_timestamp() - interval '${REVIEW_GROUP_DAYS} days'`;

const changed = (result: [unknown[], number]): boolean => result[1] > 0;

/** Stores reviews. The caller has locked the engagement. */
@Injectable()
export class ReviewRepository {
  /**
   * Stores the answers of one side while its window is open, or replaces them; returns the review, null when the window is over. The
   * condition is part of the statement: time may pass between a read and the write.
   */
  async write(
    tx: EntityManager,
    engagementId: string,
    author: ReviewSide,
    { again, facts, note, isFinished }: ReviewAnswers,
    { isBegun = true }: { isBegun?: boolean } = {},
  ): Promise<StoredReview | null> {
    const rows: StoredReview[] = await tx.query(
      `INSERT INTO reviews AS r (engagement_id, author, author_id, subject_id, again, facts, note, is_finished, is_grouped, is_begun)
       SELECT w.engagement_id, $2, CASE $2 WHEN 'worker' THEN w.worker_id ELSE w.employer_id END,
              CASE $2 WHEN 'worker' THEN w.employer_id ELSE w.worker_id END, $3, $4::jsonb, $5, $6, w.is_grouped AND $2 = 'worker', $7
       FROM review_windows w
       WHERE w.engagement_id = $1 AND w.revealed_at IS NULL AND w.closes_at > clock_timestamp()
       ON CONFLICT (engagement_id, author) DO UPDATE SET again = excluded.again, facts = excluded.facts, note = excluded.note,
         is_finished = r.is_finished OR excluded.is_finished, is_begun = r.is_begun OR excluded.is_begun,
         changed_at = clock_timestamp()
       WHERE r.status IN ('hidden', 'held')
       RETURNING ${COLUMNS}`,
      [engagementId, author, again, JSON.stringify(facts), note, isFinished, isBegun],
    );
    return rows[0] ?? null;
  }

  async findOf(manager: EntityManager, engagementId: string, author: ReviewSide): Promise<StoredReview | null> {
    const rows: StoredReview[] = await manager.query(
      `SELECT ${COLUMNS} FROM reviews WHERE engagement_id = $1 AND author = $2`,
      [engagementId, author],
    );
    return rows[0] ?? null;
  }

  /** A revealed review about this account, which it may read; null otherwise. */
  async findShown(manager: EntityManager, id: string, subjectId: string): Promise<StoredReview | null> {
    const review = await this.find(manager, id);
    const isShown = review?.subjectId === subjectId && review.status === 'revealed' && !review.isGrouped;
    return isShown ? review : null;
  }

  async find(manager: EntityManager, id: string): Promise<StoredReview | null> {
    const rows: StoredReview[] = await manager.query(`SELECT ${COLUMNS} FROM reviews WHERE id = $1`, [id]);
    return rows[0] ?? null;
  }

  /** Moves a review to another state; returns true when this call did it. A revealed review counts from now on. */
  async move(tx: EntityManager, id: string, to: ReviewStatus): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE reviews SET status = $2,
                revealed_at = CASE WHEN $2 = 'revealed' THEN coalesce(revealed_at, clock_timestamp()) ELSE revealed_at END,
                counted_at = CASE WHEN $2 = 'revealed' THEN coalesce(counted_at, ${COUNTED_NOW}) ELSE counted_at END
         WHERE id = $1 AND status = ANY ($3)`,
        [id, to, reviewSourcesOf(to)],
      ),
    );
  }

  /** Reveals the hidden reviews of an engagement; returns them. */
  async revealAll(tx: EntityManager, engagementId: string): Promise<StoredReview[]> {
    const [rows]: [StoredReview[], number] = await tx.query(
      `UPDATE reviews SET status = 'revealed', revealed_at = clock_timestamp(), counted_at = ${COUNTED_NOW}
       WHERE engagement_id = $1 AND status = 'hidden' RETURNING ${COLUMNS}`,
      [engagementId],
    );
    return rows;
  }

  /**
   * Counts the answers of the workers of a shift after its last window ended, if there are at least three: the time of
   * a window would name its worker. Answers that are released later wait for two others, so that no change of the count
   * is the answer of one person.
   */
  async countShift(tx: EntityManager, instantJobId: string): Promise<boolean> {
    return changed(
      await tx.query(
        `WITH waiting AS (
           SELECT r.id FROM reviews r JOIN review_windows w ON w.engagement_id = r.engagement_id
           WHERE w.instant_job_id = $1 AND r.is_grouped AND r.status = 'revealed' AND r.counted_at IS NULL)
         UPDATE reviews SET counted_at = clock_timestamp()
         WHERE id IN (SELECT id FROM waiting) AND (SELECT count(*) FROM waiting) >= ${REVIEW_GROUP_MIN}
           AND NOT EXISTS (SELECT FROM review_windows open WHERE open.instant_job_id = $1 AND open.revealed_at IS NULL)`,
        [instantJobId],
      ),
    );
  }

  /**
   * Counts answers of shifts with too few answers, 30 days after the last window of the shift, without a date: those of
   * one shift at the same time. Returns their subjects.
   */
  async countLeftovers(tx: EntityManager, limit: number): Promise<string[]> {
    const [rows]: [{ subjectId: string }[], number] = await tx.query(
      `UPDATE reviews SET counted_at = clock_timestamp() WHERE id IN (
         SELECT r.id FROM reviews r JOIN review_windows w ON w.engagement_id = r.engagement_id
         WHERE r.status = 'revealed' AND r.counted_at IS NULL AND r.revealed_at <= ${GROUP_DAYS_AGO}
           AND NOT EXISTS (SELECT FROM review_windows later
             WHERE later.instant_job_id = w.instant_job_id AND later.closes_at > ${GROUP_DAYS_AGO})
         ORDER BY r.revealed_at LIMIT $1 FOR NO KEY UPDATE OF r SKIP LOCKED)
       RETURNING subject_id AS "subjectId"`,
      [limit],
    );
    return [...new Set(rows.map(({ subjectId }) => subjectId))];
  }

  /** Returns engagements with a review left unfinished for an hour, at most `limit`, except `passedOver`. */
  async listAbandoned(manager: EntityManager, limit: number, passedOver: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT engagement_id AS id FROM reviews WHERE ${IS_ABANDONED} AND engagement_id <> ALL ($2)
       ORDER BY changed_at LIMIT $1`,
      [limit, passedOver],
    );
    return rows.map(({ id }) => id);
  }

  /** Finishes the reviews of an engagement left unfinished for an hour; returns true when there was one. */
  async finishAbandoned(tx: EntityManager, engagementId: string): Promise<boolean> {
    return changed(
      await tx.query(`UPDATE reviews SET is_finished = true WHERE engagement_id = $1 AND ${IS_ABANDONED}`, [
        engagementId,
      ]),
    );
  }

  /** Writes the one reply of its subject; true when this call did it. */
  async reply(tx: EntityManager, id: string, subjectId: string, text: string): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE reviews SET reply = $3, replied_at = clock_timestamp()
         WHERE id = $1 AND subject_id = $2 AND status = 'revealed' AND NOT is_grouped AND reply = ''
           AND revealed_at > clock_timestamp() - interval '${REVIEW_REPLY_DAYS} days'`,
        [id, subjectId, text],
      ),
    );
  }
}
