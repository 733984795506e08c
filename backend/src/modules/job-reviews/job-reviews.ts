import { Injectable } from '@nestjs/common';
import type { JobFindingKind, JobReviewReason, ReportJob, ReviewedKind } from '@nukkad/domain/job-reviews';
import type { EntityManager } from 'typeorm';
import { JobReviewRepository } from './job-review.repository.js';

/** How other modules have a job looked at, in the transaction in which they learn that it has to be. */
@Injectable()
export class JobReviews {
  constructor(private readonly reviews: JobReviewRepository) {}

  /** Puts a job that was written into the queue of the staff, for what is doubtful in its text and for its pay. */
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
   * Notes what an account reports about a job and queues the job; false when it has reported it before, and then nothing of
   * the transaction may stay. The review is held first: a report is older than the decision that answers it.
   */
  async reportJob(tx: EntityManager, reporterId: string, jobId: string, report: ReportJob): Promise<boolean> {
    await this.reviews.queueJob(tx, 'job', jobId, ['reported']);
    return this.reviews.insertReport(tx, reporterId, jobId, report);
  }

  /** True when staff have taken the job down. */
  isRemoved(tx: EntityManager, jobId: string): Promise<boolean> {
    return this.reviews.isRemoved(tx, jobId);
  }
}
