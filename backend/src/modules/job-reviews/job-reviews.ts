import { Injectable } from '@nestjs/common';
import type { JobFindingKind, JobReviewReason, ReportJob, ReviewedKind } from '@nukkad/contract/jobs/job-reviews';
import type { EntityManager } from 'typeorm';
import { JobReviewRepository } from './job-review.repository.js';

/** Queues jobs of other modules for review, in the transaction that finds a reason for it. */
@Injectable()
export class JobReviews {
  constructor(private readonly reviews: JobReviewRepository) {}

  /** Queues a posted job for review by staff when its text or its pay is doubtful. */
  async queueWritten(
    tx: EntityManager,
    kind: ReviewedKind,
    jobId: string,
    { doubtful, isUnderpaid }: { doubtful: readonly JobFindingKind[]; isUnderpaid: boolean },
  ): Promise<void> {
    const reasons: readonly JobReviewReason[] = isUnderpaid ? [...doubtful, 'below_minimum_wage'] : doubtful;
    if (reasons.length > 0) await this.reviews.queueJob(tx, kind, jobId, reasons);
  }

  /**
   * Records an account's report about a job and queues the job; returns false when the account has reported it before,
   * and the caller must then roll back the transaction. The review is locked first, so that a report is older than the
   * decision that answers it.
   */
  async reportJob(tx: EntityManager, reporterId: string, jobId: string, report: ReportJob): Promise<boolean> {
    await this.reviews.queueJob(tx, 'job', jobId, ['reported']);
    return this.reviews.insertReport(tx, reporterId, jobId, report);
  }

  /** Returns whether staff have removed the job. */
  isRemoved(tx: EntityManager, jobId: string): Promise<boolean> {
    return this.reviews.isRemoved(tx, jobId);
  }
}
