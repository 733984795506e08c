import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Notices about a request, to its worker; `accepted` goes to the employer. */
export const HIRE_NOTICES = ['request', 'reopened', 'filled', 'accepted'] as const;
export type HireNotice = (typeof HIRE_NOTICES)[number];

/** A notice that was removed from its request for sending. */
export interface DequeuedNotice {
  /** Id of the request. */
  id: string;
  workerId: string;
  notice: HireNotice;
  /** Whether the request is still in the state that the notice describes. */
  isCurrent: boolean;
  /** The worker's message with the answer. */
  message: string | null;
}

/** Reads and removes the notices that requests store until they are sent. */
@Injectable()
export class HireNoticeRepository {
  /**
   * Removes at most `limit` notices from the job's requests and returns them; rows locked by another transaction are
   * skipped.
   */
  async claimUnsentNotices(tx: EntityManager, jobId: string, limit: number): Promise<DequeuedNotice[]> {
    const [rows]: [DequeuedNotice[], number] = await tx.query(
      `WITH unsent AS MATERIALIZED (
         SELECT id, unsent_notice AS notice FROM job_requests
         WHERE instant_job_id = $1 AND unsent_notice IS NOT NULL ORDER BY id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED)
       UPDATE job_requests r SET unsent_notice = NULL FROM unsent WHERE r.id = unsent.id
       RETURNING r.id, r.worker_id AS "workerId", unsent.notice, r.message,
         r.status = CASE unsent.notice WHEN 'filled' THEN 'filled' WHEN 'accepted' THEN 'accepted' ELSE 'pending' END
           AS "isCurrent"`,
      [jobId, limit],
    );
    return rows;
  }

  async hasUnsentNotices(tx: EntityManager, jobId: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT FROM job_requests WHERE instant_job_id = $1 AND unsent_notice IS NOT NULL LIMIT 1`,
      [jobId],
    );
    return rows.length > 0;
  }
}
