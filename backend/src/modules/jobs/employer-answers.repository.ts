import { Injectable } from '@nestjs/common';
import { ANSWER_CLOSE_DAYS } from '@nukkad/contract/limits';
import { STANDING_DAYS } from '@nukkad/contract/matching/scoring-standing';
import type { EntityManager } from 'typeorm';
import { ANSWERED_AT, IS_ANSWERED } from './application-answer.js';

/** Response figures of an employer. */
interface AnswerFigures {
  employerId: string;
  applications: number;
  answered: number;
  /** Hours within which half of the applications were answered; null without any. */
  usualHours: number | null;
}

/** A count, and whether it differs from the previous one. */
interface CountedAnswers extends AnswerFigures {
  changed: boolean;
}

/** Computes and stores the response rates of employers. */
@Injectable()
export class EmployerAnswersRepository {
  /**
   * Recounts for the `limit` employers with open jobs and the oldest counts: applications of the last months that were
   * answered, or are old enough to have an answer.
   */
  async countOldest(tx: EntityManager, limit: number): Promise<CountedAnswers[]> {
    const rows: CountedAnswers[] = await tx.query(
      `SELECT counted.*, counted.applications IS DISTINCT FROM e.applications OR counted.answered IS DISTINCT FROM e.answered
           OR counted."usualHours"::real IS DISTINCT FROM e.usual_hours AS changed
       FROM (
         SELECT due.employer_id AS "employerId", count(a.id)::int AS applications,
           count(a.id) FILTER (WHERE a.is_answered)::int AS answered,
           (percentile_cont(0.5) WITHIN GROUP (ORDER BY a.hours)) AS "usualHours"
         FROM (
           SELECT o.employer_id FROM (SELECT DISTINCT employer_id FROM jobs WHERE status = 'open') o
           LEFT JOIN employer_answers e USING (employer_id)
           ORDER BY e.counted_at NULLS FIRST, o.employer_id LIMIT $1) due
         LEFT JOIN LATERAL (
           SELECT a.id, ${IS_ANSWERED} AS is_answered,
             CASE WHEN ${IS_ANSWERED} THEN extract(epoch FROM ${ANSWERED_AT} - a.created_at) / 3600 END AS hours
           FROM jobs j JOIN applications a ON a.job_id = j.id
           WHERE j.employer_id = due.employer_id AND a.created_at > statement_timestamp() - make_interval(days => $2)
             AND (${IS_ANSWERED} OR (a.status <> 'withdrawn'
               AND a.created_at <= statement_timestamp() - make_interval(days => $3)))) a ON true
         GROUP BY due.employer_id) counted
       LEFT JOIN employer_answers e ON e.employer_id = counted."employerId"`,
      [limit, STANDING_DAYS, ANSWER_CLOSE_DAYS],
    );
    return rows;
  }

  /** Stores counts, with the time of the count. */
  async storeCounts(tx: EntityManager, counts: readonly AnswerFigures[]): Promise<void> {
    await tx.query(
      `INSERT INTO employer_answers (employer_id, applications, answered, usual_hours, counted_at)
       SELECT id, applications, answered, usual_hours, clock_timestamp()
       FROM unnest($1::uuid[], $2::int[], $3::int[], $4::real[]) AS counted (id, applications, answered, usual_hours)
       ORDER BY id
       ON CONFLICT (employer_id) DO UPDATE SET applications = EXCLUDED.applications, answered = EXCLUDED.answered,
         usual_hours = EXCLUDED.usual_hours, counted_at = EXCLUDED.counted_at`,
      [
        counts.map(({ employerId }) => employerId),
        counts.map(({ applications }) => applications),
        counts.map(({ answered }) => answered),
        counts.map(({ usualHours }) => usualHours),
      ],
    );
  }
}
