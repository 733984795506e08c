import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IS_NEWEST_COPY, IS_OPEN, isSameAdvertisement } from '../jobs/jobs.public.js';
import { IS_ACTIVE, MAY_BE_TOLD_OF } from './saved-search-sql.js';

/**
 * The content of one notice to a person. The best job is the one with the highest relevance, and among equal ones the
 * newest.
 */
export interface Notice {
  userId: string;
  noticeId: string;
  /** Number of jobs. */
  count: number;
  title: string;
  company: string;
  employerId: string;
  /** The search that found the best job. */
  search: string;
  category: string | null;
  jobType: string | null;
  minPay: number | null;
  placeId: string | null;
}

/**
 * SQL: whether the owner of the saved search `s` was notified of an open job that is the same advertisement as the job
 * `j`.
 */
const WAS_TOLD_OF_COPY = `EXISTS (
  SELECT FROM jobs copy JOIN saved_search_matches told ON told.job_id = copy.id AND told.told_at IS NOT NULL
  JOIN saved_searches o ON o.id = told.saved_search_id AND o.user_id = s.user_id
  WHERE copy.employer_id = j.employer_id AND copy.id <> j.id AND ${isSameAdvertisement('copy', 'j')}
    AND ${IS_OPEN.replaceAll('j.', 'copy.')})`;

/** Stores the recipients and the content of notices. */
@Injectable()
export class NoticeRepository {
  /** Locks and returns up to `limit` people with a due notice, until the transaction ends. */
  async lockDue(tx: EntityManager, limit: number): Promise<string[]> {
    const rows: { user_id: string }[] = await tx.query(
      `SELECT user_id FROM saved_search_notices WHERE due_at <= statement_timestamp()
       ORDER BY due_at, user_id LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [limit],
    );
    return rows.map((row) => row.user_id);
  }

  /**
   * Deletes matches that need no notice any more: the job is not open, belongs to the person, has the person's
   * application, was reported through another search, equals another open advertisement of its employer that was
   * reported or that is newer, or the search is paused or has ended. A job that is opened again is matched again.
   */
  async deleteOutdated(tx: EntityManager, userIds: readonly string[]): Promise<void> {
    await tx.query(
      `DELETE FROM saved_search_matches m USING saved_searches s, jobs j
       WHERE s.id = m.saved_search_id AND j.id = m.job_id AND s.user_id = ANY ($1::uuid[]) AND m.told_at IS NULL
         AND NOT (${IS_ACTIVE} AND ${IS_OPEN} AND ${IS_NEWEST_COPY} AND ${MAY_BE_TOLD_OF}
           AND NOT ${WAS_TOLD_OF_COPY})`,
      [userIds],
    );
  }

  /**
   * Marks all pending matches of these people as reported and returns them by person; people without pending matches
   * are omitted.
   */
  async claimPending(tx: EntityManager, userIds: readonly string[]): Promise<Notice[]> {
    return tx.query(
      `WITH receivers AS MATERIALIZED (SELECT user_id, gen_random_uuid() AS notice_id FROM unnest($1::uuid[]) AS user_id),
       waiting AS MATERIALIZED (
         SELECT r.user_id, r.notice_id, m.saved_search_id, m.job_id, m.relevance
         FROM receivers r JOIN saved_searches s ON s.user_id = r.user_id
         JOIN saved_search_matches m ON m.saved_search_id = s.id WHERE m.told_at IS NULL),
       told AS (
         UPDATE saved_search_matches m SET told_at = clock_timestamp(), notice_id = w.notice_id
         FROM waiting w WHERE m.saved_search_id = w.saved_search_id AND m.job_id = w.job_id AND m.told_at IS NULL)
       SELECT DISTINCT ON (w.user_id) w.user_id AS "userId", w.notice_id AS "noticeId", counted.count,
         j.title, j.company, j.employer_id AS "employerId", s.search, s.category, s.job_type AS "jobType",
         s.min_pay AS "minPay", s.place_id AS "placeId"
       FROM waiting w JOIN jobs j ON j.id = w.job_id JOIN saved_searches s ON s.id = w.saved_search_id
       JOIN (SELECT user_id, count(DISTINCT job_id)::int AS count FROM waiting GROUP BY user_id) counted
         ON counted.user_id = w.user_id
       ORDER BY w.user_id, w.relevance DESC, j.created_at DESC, j.id, s.created_at`,
      [userIds],
    );
  }

  /** Clears the due time of these people; sets the time of the last notice for the people in `told`. */
  async settle(tx: EntityManager, userIds: readonly string[], told: readonly string[]): Promise<void> {
    await tx.query(
      `UPDATE saved_search_notices SET due_at = NULL,
         told_at = CASE WHEN user_id = ANY ($2::uuid[]) THEN clock_timestamp() ELSE told_at END
       WHERE user_id = ANY ($1::uuid[])`,
      [userIds, told],
    );
  }
}
