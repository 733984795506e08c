import { Injectable } from '@nestjs/common';
import type { JobReviewReason, ReportJob, ReviewedKind } from '@nukkad/domain/job-reviews';
import type { EntityManager } from 'typeorm';
import { JobReviewRepository } from './job-review.repository.js';

/** How other modules have a job looked at, in the transaction in which they learn that it has to be. */
@Injectable()
export class JobReviews {
  constructor(private readonly reviews: JobReviewRepository) {}

  /** Puts the job into the queue of the staff; nothing for no reasons. */
  async ask(tx: EntityManager, kind: ReviewedKind, jobId: string, reasons: readonly JobReviewReason[]): Promise<void> {
    if (reasons.length > 0) await this.reviews.ask(tx, kind, jobId, reasons);
  }

  /** Notes what an account reports about a job and queues the job; false when it has reported it before. */
  async report(tx: EntityManager, reporterId: string, jobId: string, report: ReportJob): Promise<boolean> {
    if (!(await this.reviews.report(tx, reporterId, jobId, report))) return false;
    await this.reviews.ask(tx, 'job', jobId, ['reported']);
    return true;
  }

  /** True when staff have taken the job down. */
  isRemoved(tx: EntityManager, jobId: string): Promise<boolean> {
    return this.reviews.isRemoved(tx, jobId);
  }
}
