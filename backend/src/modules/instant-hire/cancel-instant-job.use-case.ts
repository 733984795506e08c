import { Injectable } from '@nestjs/common';
import type { Cancel, InstantJobBoard } from '@nukkad/domain/instant-jobs';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { Bookings } from '../engagements/engagements.public.js';
import { AcceptedWorkReadModel } from './accepted-work.read-model.js';
import { HireNews } from './hire-news.js';
import { jobIsOver } from './instant-hire.errors.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { InstantJobsReadModel } from './instant-jobs.read-model.js';
import { JobRequestRepository } from './job-request.repository.js';

/** An employer calls an instant job off: nobody is asked any more, and who had accepted is free again and hears of it. */
@Injectable()
export class CancelInstantJobUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly work: AcceptedWorkReadModel,
    private readonly bookings: Bookings,
    private readonly board: InstantJobsReadModel,
    private readonly news: HireNews,
  ) {}

  execute(employerId: string, id: string, { reason }: Cancel): Promise<InstantJobBoard> {
    refusePaymentDemands({ reason });
    return this.transactions.run(async (tx) => {
      const job = await this.jobs.lock(tx, id, employerId);
      if (!job) throw notFound();
      if (job.status !== 'cancelled') {
        const freed = await this.freeBooked(tx, id, reason || null);
        if (!(await this.jobs.cancel(tx, id, reason || null, freed.length))) throw jobIsOver();
        const waiting = await this.requests.moveAll(tx, id, ['pending', 'filled', 'standby'], 'cancelled');
        await this.news.jobCancelled(tx, job, [...freed.map((workerId) => ({ workerId })), ...waiting]);
      }
      return this.board.one(employerId, id, tx);
    });
  }

  /** Calls bookings off whose work has not begun; whoever works already goes on. Returns the workers who are free again. */
  private async freeBooked(tx: EntityManager, id: string, reason: string | null): Promise<string[]> {
    const freed: string[] = [];
    for (const { engagementId, workerId } of await this.work.bookedFor(tx, id)) {
      if (!(await this.bookings.cancel(tx, engagementId, { by: 'employer', reason }))) continue;
      await this.requests.end(tx, id, workerId, 'cancelled');
      freed.push(workerId);
    }
    return freed;
  }
}
