import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { InterviewRequestEntity } from './entities/interview-request.entity.js';
import { BROADCASTS_AND_JOBS } from './matching-employers.js';

/** A request that an employer may see, locked until the end of the transaction. */
export interface Answerable {
  id: string;
  seeker_id: string;
  mode: InterviewRequestEntity['mode'];
  category: InterviewRequestEntity['category'];
  status: InterviewRequestEntity['status'];
  asked_by: InterviewRequestEntity['askedBy'];
  is_over: boolean;
  /** The employer who decided it so far. */
  employer_id: string | null;
  /** This employer turned the broadcast down before. */
  has_declined: boolean;
  /** The employer's job that the request is for, or that fits; null when none fits any more. */
  job_id: string | null;
  company: string | null;
}

/** Reads and locks the state of a request that an employer's answer depends on. */
@Injectable()
export class AnswerableReadModel {
  /**
   * Locks and returns the request if it is for a job of this employer, or a broadcast that was sent to the employer,
   * that one of the employer's open jobs fits, or that the employer accepted; null otherwise. `jobId` picks one of
   * several fitting jobs; the default is the newest.
   */
  async lockAnswerable(
    tx: EntityManager,
    employerId: string,
    id: string,
    jobId: string | null,
  ): Promise<Answerable | null> {
    const rows: Answerable[] = await tx.query(
      `SELECT q.id, q.seeker_id, q.mode, q.category, q.status, q.asked_by, q.expires_at <= clock_timestamp() AS is_over,
              q.employer_id, ask.declined_at IS NOT NULL AS has_declined, fit.id AS job_id, fit.company
       FROM interview_requests q
       LEFT JOIN interview_asks ask ON ask.request_id = q.id AND ask.employer_id = $2
       LEFT JOIN LATERAL (
         SELECT j.id, j.company, j.created_at FROM jobs j
         WHERE q.category IS NULL AND j.id = q.job_id AND j.employer_id = $2 AND ($3::uuid IS NULL OR j.id = $3)
         UNION ALL
         SELECT j.id, j.company, j.created_at FROM ${BROADCASTS_AND_JOBS}
         WHERE r.id = q.id AND j.employer_id = $2 AND ($3::uuid IS NULL OR j.id = $3)
         ORDER BY created_at DESC, id LIMIT 1) fit ON true
       WHERE q.id = $1 AND (fit.id IS NOT NULL OR ask.employer_id IS NOT NULL OR q.employer_id = $2)
       FOR NO KEY UPDATE OF q`,
      [id, employerId, jobId],
    );
    return rows[0] ?? null;
  }
}
