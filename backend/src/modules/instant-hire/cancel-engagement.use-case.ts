import { Injectable } from '@nestjs/common';
import type { Engagement } from '@nukkad/domain/engagements';
import type { Cancel } from '@nukkad/domain/instant-jobs';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { Bookings } from '../engagements/engagements.public.js';
import { AcceptedWorkReadModel, type OwnEngagement } from './accepted-work.read-model.js';
import { HireNews } from './hire-news.js';
import { cannotCancel } from './instant-hire.errors.js';
import { InstantJobRepository, type LockedInstantJob } from './instant-job.repository.js';
import { JobRequestRepository } from './job-request.repository.js';
import { OpeningRelease } from './opening-release.js';

/**
 * One side calls accepted work off. When the worker does, the opening is free again and the next ones are asked; when the
 * employer does, the job needs one worker less.
 */
@Injectable()
export class CancelEngagementUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly work: AcceptedWorkReadModel,
    private readonly bookings: Bookings,
    private readonly release: OpeningRelease,
    private readonly news: HireNews,
  ) {}

  execute(userId: string, id: string, { reason }: Cancel): Promise<Engagement> {
    return this.transactions.run(async (tx) => {
      const own = await this.work.own(tx, userId, id);
      if (!own) throw notFound();
      if (own.side === 'employer') refusePaymentDemands({ reason });
      const job = await this.jobs.lock(tx, own.instantJobId);
      if (!job) throw notFound();
      const cancelled = await this.bookings.cancel(tx, id, { by: own.side, reason: reason || null });
      if (!cancelled) throw cannotCancel();
      await this.freeOpening(tx, job, own);
      await this.news.requestChanged(tx, job, own.workerId);
      const engagement = await this.bookings.view(tx, id, own.side);
      if (!engagement) throw notFound();
      return engagement;
    });
  }

  private async freeOpening(
    tx: EntityManager,
    job: LockedInstantJob,
    { side, workerId }: OwnEngagement,
  ): Promise<void> {
    await this.requests.end(tx, job.id, workerId, side === 'worker' ? 'withdrawn' : 'cancelled');
    if (side === 'worker') await this.release.execute(tx, job.id);
    else await this.release.close(tx, job);
  }
}
