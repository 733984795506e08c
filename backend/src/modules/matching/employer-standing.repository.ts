import { Injectable } from '@nestjs/common';
import {
  type AgainRecord,
  type AnswerRecord,
  SILENT_AFTER_DAYS,
  STANDING_DAYS,
} from '@nukkad/contract/matching/scoring-standing';
import { PROMPT_ANSWER_HOURS, SLOWEST_ANSWER_HOURS } from '@nukkad/contract/matching/scoring-weights';
import type { EntityManager } from 'typeorm';
import { ANSWERED_AT, IS_ANSWERED } from '../jobs/jobs.public.js';
import { expectedAgainOf } from '../review-totals/review-totals.public.js';

/** SQL: whether the application `a` is old enough to have been answered. */
const IS_LATE = `(a.created_at < statement_timestamp() - make_interval(days => $3))`;

/** SQL: hours after which the application `a` was answered, as far as they count. */
const COUNTED_HOURS = `greatest($4, least($5, extract(epoch FROM ${ANSWERED_AT} - a.created_at) / 3600))`;

/**
 * The data from which an employer's standing (a reputation score) is computed; `standing` is the last one, null if
 * there is none.
 */
export interface EmployerRecord extends AnswerRecord, AgainRecord {
  employerId: string;
  standing: number | null;
}

/** Loads and writes how employers treat applicants. */
@Injectable()
export class EmployerStandingRepository {
  /** Returns the `limit` employers with open jobs and the oldest update of the standing. */
  async listLeastRecentlyUpdated(tx: EntityManager, limit: number): Promise<EmployerRecord[]> {
    const rows: EmployerRecord[] = await tx.query(
      `SELECT due.employer_id AS "employerId", due.standing::float8 AS standing,
         ${expectedAgainOf('due.employer_id', 'employer')} AS again,
         (SELECT avg(expected)::float8 FROM review_totals WHERE side = 'employer') AS "meanAgain",
         count(a.id) FILTER (WHERE ${IS_ANSWERED})::int AS answered,
         (avg(${COUNTED_HOURS}) FILTER (WHERE ${IS_ANSWERED}))::float8 AS "answerHours",
         count(*) FILTER (WHERE a.status = 'viewed' AND NOT ${IS_ANSWERED} AND NOT ${IS_LATE})::int AS read,
         count(*) FILTER (WHERE a.reason = 'no_answer'
           OR (a.status IN ('submitted', 'viewed') AND NOT ${IS_ANSWERED} AND ${IS_LATE}))::int AS silent
       FROM (
         SELECT l.employer_id, e.standing, e.updated_at FROM (SELECT DISTINCT employer_id FROM job_listings) l
         LEFT JOIN employer_standings e USING (employer_id)
         ORDER BY e.updated_at NULLS FIRST, l.employer_id LIMIT $1) due
       LEFT JOIN jobs j ON j.employer_id = due.employer_id
       LEFT JOIN applications a ON a.job_id = j.id
         AND a.created_at > statement_timestamp() - make_interval(days => $2)
       GROUP BY due.employer_id, due.standing`,
      [limit, STANDING_DAYS, SILENT_AFTER_DAYS, PROMPT_ANSWER_HOURS, SLOWEST_ANSWER_HOURS],
    );
    return rows;
  }

  /** Stores new standings and updates the listings of these employers. */
  async saveStandings(
    tx: EntityManager,
    standings: readonly { employerId: string; standing: number }[],
  ): Promise<void> {
    await tx.query(
      `INSERT INTO employer_standings (employer_id, standing, updated_at)
       SELECT id, standing, clock_timestamp() FROM unnest($1::uuid[], $2::real[]) AS changed (id, standing) ORDER BY id
       ON CONFLICT (employer_id) DO UPDATE SET standing = EXCLUDED.standing, updated_at = EXCLUDED.updated_at`,
      [standings.map(({ employerId }) => employerId), standings.map(({ standing }) => standing)],
    );
  }
}
