import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  ProvidesReviewedJobs,
  REVIEWED_JOB_COLUMNS,
  type ReviewedJob,
  type ReviewedJobSource,
} from '../job-reviews/job-reviews.public.js';
import { InstantJobCancellation } from './instant-job-cancellation.js';
import { InstantJobRepository } from './instant-job.repository.js';

/** Provides instant jobs to the staff's reviews, and cancels the ones that staff remove. */
@Injectable()
@ProvidesReviewedJobs('instant_job')
export class ReviewedInstantJobs implements ReviewedJobSource {
  constructor(
    private readonly jobs: InstantJobRepository,
    private readonly cancellation: InstantJobCancellation,
  ) {}

  byIds(manager: EntityManager, ids: readonly string[]): Promise<ReviewedJob[]> {
    return manager.query(`SELECT ${REVIEWED_JOB_COLUMNS} FROM instant_jobs WHERE id = ANY ($1::uuid[])`, [ids]);
  }

  /** A job that has ended is unchanged. */
  async remove(tx: EntityManager, id: string): Promise<void> {
    const job = await this.jobs.lock(tx, id);
    if (job && job.status !== 'cancelled') await this.cancellation.cancel(tx, job, null);
  }
}
