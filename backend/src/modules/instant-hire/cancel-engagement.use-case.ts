import { Injectable } from '@nestjs/common';
import type { Engagement } from '@nukkad/contract/instant-work/engagements';
import type { Cancel } from '@nukkad/contract/instant-work/instant-jobs';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { Bookings } from '../engagements/engagements.public.js';
import { AcceptedWorkReadModel } from './accepted-work.read-model.js';
import { cannotCancel } from './instant-hire.errors.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { OpeningRelease } from './opening-release.js';

/**
 * Cancels accepted work for one side. A worker's cancellation releases the opening, and the next workers are asked; an
 * employer's cancellation reduces the openings by one.
 */
@Injectable()
export class CancelEngagementUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: InstantJobRepository,
    private readonly work: AcceptedWorkReadModel,
    private readonly bookings: Bookings,
    private readonly release: OpeningRelease,
  ) {}

  execute(userId: string, id: string, { reason }: Cancel): Promise<Engagement> {
    return this.transactions.run(async (tx) => {
      const own = await this.work.findOwn(tx, userId, id);
      if (!own) throw notFound();
      if (own.side === 'employer') refusePaymentDemands({ reason });
      const job = await this.jobs.lock(tx, own.instantJobId);
      if (!job) throw notFound();
      const cancelled = await this.bookings.cancel(tx, id, { by: own.side, reason: reason || null });
      if (!cancelled) throw cannotCancel();
      await this.release.releaseCancelled(tx, job, own);
      const engagement = await this.bookings.findView(tx, id, own.side);
      if (!engagement) throw notFound();
      return engagement;
    });
  }
}
