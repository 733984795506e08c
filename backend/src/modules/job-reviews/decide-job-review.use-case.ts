import { Injectable } from '@nestjs/common';
import type { DecideJobReview, JobReview } from '@nukkad/contract/jobs/job-reviews';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Messenger } from '../notifications/notifications.public.js';
import { dashboardPathOf, UserRepository } from '../users/users.public.js';
import { JobReviewListReadModel } from './job-review-list.read-model.js';
import { type DecidedReview, JobReviewRepository } from './job-review.repository.js';
import { ownJobReview, reviewDecided } from './job-reviews.errors.js';
import { type ReviewedJob, ReviewedJobs } from './reviewed-jobs.js';

/**
 * Records the decision of staff, who do not own the job, to retain or remove it; notifies its employer and the
 * reporters.
 */
@Injectable()
export class DecideJobReviewUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly reviews: JobReviewRepository,
    private readonly list: JobReviewListReadModel,
    private readonly jobs: ReviewedJobs,
    private readonly users: UserRepository,
    private readonly messenger: Messenger,
    private readonly audit: AuditLog,
  ) {}

  execute(staffId: string, id: string, { decision, reason }: DecideJobReview): Promise<JobReview> {
    const state = decision === 'keep' ? 'kept' : 'removed';
    return this.transactions.run(async (tx) => {
      const review = await this.reviews.decideReview(tx, id, { by: staffId, state, reason });
      if (!review) throw (await this.reviews.exists(tx, id)) ? reviewDecided() : notFound();
      const [job] = await this.jobs.getSource(review.kind).byIds(tx, [review.jobId]);
      if (!job) throw notFound();
      if (job.employerId === staffId) throw ownJobReview();
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'job_review.decided', subjectKind: 'job_review', subjectId: id },
        detail: { decision },
      });
      if (state === 'removed') await this.remove(tx, review, job, reason);
      const reporters = review.kind === 'job' ? await this.reviews.reportersOf(tx, id, review.jobId) : [];
      for (const reporterId of reporters) await this.notifyReporter(tx, reporterId, state, job);
      const decided = await this.list.findReview(tx, id);
      if (!decided) throw notFound();
      return decided;
    });
  }

  private async notifyReporter(
    tx: EntityManager,
    reporterId: string,
    state: 'kept' | 'removed',
    { title }: ReviewedJob,
  ): Promise<void> {
    const reporter = await this.users.findById(tx, reporterId);
    if (!reporter || reporter.erasedAt) return;
    await this.messenger.send(tx, reporterId, {
      text: `job-reviews:notice.${state === 'removed' ? 'reportHeeded' : 'reportLeft'}`,
      params: { title },
      link: dashboardPathOf(reporter.role),
    });
  }

  private async remove(tx: EntityManager, { kind }: DecidedReview, job: ReviewedJob, reason: string): Promise<void> {
    await this.jobs.getSource(kind).remove(tx, job.id);
    await this.messenger.send(tx, job.employerId, {
      text: 'job-reviews:notice.removed',
      params: { title: job.title, reason },
      link: kind === 'job' ? `/employer/jobs/${job.id}` : '/instant-requests',
      urgency: 'account',
    });
  }
}
