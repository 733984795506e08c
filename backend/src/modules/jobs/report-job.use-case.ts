import { Injectable } from '@nestjs/common';
import type { ReportJob } from '@nukkad/contract/jobs/job-reviews';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { JobReviews } from '../job-reviews/job-reviews.public.js';
import { JobLocks } from './job-locks.js';
import { alreadyReported, reportOfOwnJob } from './jobs.errors.js';

const REPORTS_PER_DAY: RateLimit = { name: 'job-reports-day', limit: 20, seconds: 86_400 };

/** Reports another employer's open job to the staff; each account can report it once. */
@Injectable()
export class ReportJobUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobLocks: JobLocks,
    private readonly reviews: JobReviews,
    private readonly limits: RateLimits,
  ) {}

  async execute(reporterId: string, id: string, report: ReportJob): Promise<void> {
    await this.transactions.run(async (tx) => {
      const job = await this.jobLocks.lockJobForShare(tx, id);
      if (!job?.isOpen) throw notFound();
      if (job.employerId === reporterId) throw reportOfOwnJob();
      await this.limits.consume(REPORTS_PER_DAY, reporterId, tx);
      if (!(await this.reviews.reportJob(tx, reporterId, id, report))) throw alreadyReported();
    });
  }
}
