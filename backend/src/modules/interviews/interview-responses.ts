import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Applicant, type EmployerResponseSource, ProvidesEmployerResponses } from '../jobs/jobs.public.js';

/** SQL: the employer agreed to the interview `r`, offered a time for it, or invited to it. */
const IS_ANSWER = `(r.status IN ('confirmed', 'rescheduled', 'completed')
  OR (r.status = 'pending' AND r.proposed_by = 'employer') OR r.asked_by = 'employer')`;

/** An interview with an applicant counts as an answer, even if it was agreed before the application. */
@Injectable()
@ProvidesEmployerResponses()
export class InterviewResponses implements EmployerResponseSource {
  /** Locks pending requests, so that a concurrent confirmation is not missed. */
  async since(tx: EntityManager, { jobId, seekerId }: Applicant): Promise<Date | null> {
    const rows: { at: Date | null }[] = await tx.query(
      `SELECT CASE WHEN ${IS_ANSWER} THEN coalesce(
           (SELECT min(c.created_at) FROM interview_changes c WHERE c.request_id = r.id AND c.side = 'employer'),
           r.updated_at) END AS at
       FROM interview_requests r
       WHERE r.job_id = $1 AND r.seeker_id = $2
         AND (r.status IN ('pending', 'confirmed', 'rescheduled', 'completed') OR r.asked_by = 'employer')
       FOR SHARE OF r`,
      [jobId, seekerId],
    );
    const times = rows.flatMap(({ at }) => (at ? [at.getTime()] : []));
    return times.length > 0 ? new Date(Math.min(...times)) : null;
  }
}
