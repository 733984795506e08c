import { Injectable } from '@nestjs/common';
import type { JobReportReason, JobReviewReason, ReportJob, ReviewedKind } from '@nukkad/contract/jobs/job-reviews';
import type { EntityManager } from 'typeorm';

/** The column with the id of a job of each kind. */
export const SUBJECT: Readonly<Record<ReviewedKind, string>> = { job: 'job_id', instant_job: 'instant_job_id' };

/** A review that a decision is about. */
export interface DecidedReview {
  kind: ReviewedKind;
  jobId: string;
}

/** A report attached to an open review. */
export interface StoredReport {
  jobId: string;
  reason: JobReportReason;
  text: string;
  createdAt: Date;
}

/** Writes reviews and reports. */
@Injectable()
export class JobReviewRepository {
  /** Puts the job into the queue, or these reasons to those for which it waits already. */
  async queueJob(
    tx: EntityManager,
    kind: ReviewedKind,
    jobId: string,
    reasons: readonly JobReviewReason[],
  ): Promise<void> {
    const column = SUBJECT[kind];
    await tx.query(
      `INSERT INTO job_reviews AS r (${column}, reasons) VALUES ($1, $2)
       ON CONFLICT (${column}) WHERE state = 'open'
       DO UPDATE SET reasons = ARRAY(SELECT DISTINCT unnest(r.reasons || excluded.reasons) ORDER BY 1)`,
      [jobId, reasons],
    );
  }

  /** Notes a report; false when this account has reported the job before. */
  async insertReport(
    tx: EntityManager,
    reporterId: string,
    jobId: string,
    { reason, text }: ReportJob,
  ): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO job_reports (job_id, reporter_id, reason, text) VALUES ($1, $2, $3, $4)
       ON CONFLICT (job_id, reporter_id) DO NOTHING RETURNING id`,
      [jobId, reporterId, reason, text],
    );
    return rows.length > 0;
  }

  /** Decides an open review; returns null when it is already decided or does not exist. */
  async decideReview(
    tx: EntityManager,
    id: string,
    { by, state, reason }: { by: string; state: 'kept' | 'removed'; reason: string },
  ): Promise<DecidedReview | null> {
    const [rows]: [DecidedReview[], number] = await tx.query(
      `UPDATE job_reviews SET state = $2, decided_by = $3, decision = $4, decided_at = clock_timestamp()
       WHERE id = $1 AND state = 'open'
       RETURNING CASE WHEN job_id IS NULL THEN 'instant_job' ELSE 'job' END AS kind,
                 coalesce(job_id, instant_job_id) AS "jobId"`,
      [id, state, by, reason],
    );
    return rows[0] ?? null;
  }

  async exists(tx: EntityManager, id: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(`SELECT 1 FROM job_reviews WHERE id = $1`, [id]);
    return rows.length > 0;
  }

  /** Returns whether staff have removed the job; its owner cannot reopen it. */
  async isRemoved(tx: EntityManager, jobId: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM job_reviews WHERE job_id = $1 AND state = 'removed' LIMIT 1`,
      [jobId],
    );
    return rows.length > 0;
  }

  /**
   * Returns the accounts with a report of the job in this review, oldest report first; an earlier review answered the
   * earlier reports.
   */
  async reportersOf(tx: EntityManager, reviewId: string, jobId: string): Promise<string[]> {
    const rows: { reporter_id: string }[] = await tx.query(
      `SELECT p.reporter_id FROM job_reports p
       WHERE p.job_id = $2 AND NOT EXISTS (
         SELECT 1 FROM job_reviews earlier
         WHERE earlier.job_id = $2 AND earlier.id <> $1 AND earlier.decided_at > p.created_at)
       ORDER BY p.created_at, p.id`,
      [reviewId, jobId],
    );
    return rows.map((row) => row.reporter_id);
  }
}
