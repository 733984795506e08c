import type { ReviewSide } from '@nukkad/contract/reviews/reviews';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { EngagementLocks } from '../engagements/engagements.public.js';
import { CLOSES_AT, IS_GROUPED, IS_OPEN, maySide, OPENS_AT } from './review-window-sql.js';

/**
 * The review window of an engagement in the view of one side, for a change; both sides are locked until the end of the
 * transaction.
 */
export interface LockedWindow {
  engagementId: string;
  side: ReviewSide;
  workerId: string;
  employerId: string;
  /** This side may review it, at some time. */
  maySide: boolean;
  /** Whether the work was done, and not missed by its employer. */
  isDone: boolean;
  isOpen: boolean;
  isRevealed: boolean;
}

/** The parties of a window. */
export interface WindowSides {
  engagementId: string;
  instantJobId: string;
  workerId: string;
  employerId: string;
  isGrouped: boolean;
}

export interface StoredWindow extends WindowSides {
  isRevealed: boolean;
}

const SIDES = `engagement_id AS "engagementId", instant_job_id AS "instantJobId", worker_id AS "workerId",
  employer_id AS "employerId", is_grouped AS "isGrouped"`;
/** Longer than the longest time between the end of work and the end of its window. */
const RECENT = `interval '12 days'`;

const INSERT = `INSERT INTO review_windows (engagement_id, instant_job_id, worker_id, employer_id, is_grouped, opens_at, closes_at)
  SELECT e.id, e.instant_job_id, e.worker_id, e.employer_id, ${IS_GROUPED}, ${OPENS_AT}, ${CLOSES_AT}
  FROM engagements e LEFT JOIN review_windows w ON w.engagement_id = e.id`;

/** Writes the time in which work is reviewed. */
@Injectable()
export class ReviewWindowRepository {
  constructor(private readonly locks: EngagementLocks) {}

  /**
   * Locks and returns the engagement of this account; throws notFound when the account is not party to it. A separate
   * statement acquires the lock, because a statement that waited for a lock would still read the old window.
   */
  async lockWindow(tx: EntityManager, userId: string, engagementId: string): Promise<LockedWindow> {
    await this.locks.lockOwnEngagement(tx, userId, engagementId);
    const rows: LockedWindow[] = await tx.query(
      `SELECT e.id AS "engagementId", CASE WHEN e.worker_id = $1 THEN 'worker' ELSE 'employer' END AS side,
              e.worker_id AS "workerId", e.employer_id AS "employerId",
              ${OPENS_AT} IS NOT NULL AND ${maySide(`CASE WHEN e.worker_id = $1 THEN 'worker' ELSE 'employer' END`)} AS "maySide",
              e.status = 'done' AS "isDone", ${IS_OPEN} AS "isOpen", w.revealed_at IS NOT NULL AS "isRevealed"
       FROM engagements e LEFT JOIN review_windows w ON w.engagement_id = e.id
       WHERE e.id = $2 AND $1 IN (e.worker_id, e.employer_id)`,
      [userId, engagementId],
    );
    if (!rows[0]) throw notFound();
    return rows[0];
  }

  /** Returns whether the window of an engagement has ended. */
  async hasEnded(manager: EntityManager, engagementId: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT 1 FROM engagements e LEFT JOIN review_windows w ON w.engagement_id = e.id
       WHERE e.id = $1 AND ${CLOSES_AT} <= clock_timestamp()`,
      [engagementId],
    );
    return rows.length > 0;
  }

  /** Returns the sides of a stored window. */
  async findSides(manager: EntityManager, engagementId: string): Promise<StoredWindow | null> {
    const rows: StoredWindow[] = await manager.query(
      `SELECT ${SIDES}, revealed_at IS NOT NULL AS "isRevealed" FROM review_windows WHERE engagement_id = $1`,
      [engagementId],
    );
    return rows[0] ?? null;
  }

  /** Returns whether an engagement may be reviewed at any time: a reversed no-show may not. */
  async isReviewable(manager: EntityManager, engagementId: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT 1 FROM engagements e WHERE e.id = $1 AND ${OPENS_AT} IS NOT NULL`,
      [engagementId],
    );
    return rows.length > 0;
  }

  /** Returns whether the work was done, and not missed by its employer. */
  async isDone(manager: EntityManager, engagementId: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(`SELECT 1 FROM engagements WHERE id = $1 AND status = 'done'`, [
      engagementId,
    ]);
    return rows.length > 0;
  }

  /** Returns the employer's first answer at the end of the work; null without one. */
  async findFirstAnswer(manager: EntityManager, engagementId: string): Promise<boolean | null> {
    const rows: { first_answer: boolean | null }[] = await manager.query(
      'SELECT first_answer FROM engagements WHERE id = $1',
      [engagementId],
    );
    return rows[0]?.first_answer ?? null;
  }

  /** Locks an engagement for changes of its reviews by scheduled jobs or the staff. */
  async lockEngagement(tx: EntityManager, engagementId: string): Promise<void> {
    await this.locks.lockEngagement(tx, engagementId);
  }

  /** Stores the window of an engagement that can be reviewed, unless it is stored. */
  async open(tx: EntityManager, engagementId: string): Promise<void> {
    await tx.query(`${INSERT} WHERE e.id = $1 AND ${IS_OPEN} ON CONFLICT (engagement_id) DO NOTHING`, [engagementId]);
  }

  /** Returns engagements open for review without a request to their sides, at most `limit`, except `passedOver`. */
  async listUnasked(manager: EntityManager, limit: number, passedOver: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT e.id FROM engagements e LEFT JOIN review_windows w ON w.engagement_id = e.id
       WHERE e.closed_at > statement_timestamp() - ${RECENT} AND w.asked_at IS NULL AND ${IS_OPEN}
         AND e.id <> ALL ($2)
       ORDER BY e.closed_at LIMIT $1`,
      [limit, passedOver],
    );
    return rows.map(({ id }) => id);
  }

  /** Notes that the sides are asked; null when they were before, or the time is over. */
  async claimAsked(tx: EntityManager, engagementId: string): Promise<WindowSides | null> {
    const [rows]: [WindowSides[], number] = await tx.query(
      `UPDATE review_windows SET asked_at = clock_timestamp()
       WHERE engagement_id = $1 AND asked_at IS NULL AND revealed_at IS NULL RETURNING ${SIDES}`,
      [engagementId],
    );
    return rows[0] ?? null;
  }

  /** Reveals a window, once. With `early` before its end, where both sides finished and its workers are not counted together. */
  async reveal(tx: EntityManager, engagementId: string, when: 'early' | 'ended'): Promise<WindowSides | null> {
    const condition =
      when === 'ended'
        ? 'w.closes_at <= statement_timestamp()'
        : `NOT w.is_grouped AND (SELECT count(*) FROM reviews r WHERE r.engagement_id = w.engagement_id AND r.is_finished) = 2`;
    const [rows]: [WindowSides[], number] = await tx.query(
      `UPDATE review_windows w SET revealed_at = clock_timestamp()
       WHERE w.engagement_id = $1 AND w.revealed_at IS NULL AND ${condition} RETURNING ${SIDES}`,
      [engagementId],
    );
    return rows[0] ?? null;
  }

  /** Returns windows after their end that are not revealed, at most `limit`, except `passedOver`. */
  async listEnded(manager: EntityManager, limit: number, passedOver: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT engagement_id AS id FROM review_windows WHERE revealed_at IS NULL AND closes_at <= statement_timestamp()
         AND engagement_id <> ALL ($2)
       ORDER BY closes_at LIMIT $1`,
      [limit, passedOver],
    );
    return rows.map(({ id }) => id);
  }
}
