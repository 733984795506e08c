import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { JobRepository } from './job.repository.js';

/**
 * Small, because the update of each job also rewrites its search rows, and other work may wait until the transaction of
 * a batch ends.
 */
const BATCH = 50;

/** Marks open jobs past their end as expired, so that the indexes of open jobs contain only open ones. */
@Injectable()
export class ExpireJobsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: JobRepository,
    private readonly events: Events,
  ) {}

  /** Returns how many jobs expired. */
  async execute(): Promise<number> {
    let expired = 0;
    for (let count = BATCH; count === BATCH; expired += count) {
      count = await this.transactions.run(async (tx) => {
        const jobs = await this.jobs.expire(tx, BATCH);
        for (const employerId of new Set(jobs.map((job) => job.employerId))) {
          const own = jobs.filter((job) => job.employerId === employerId);
          // one event for each run: it names the job if it is a single one
          const subject = own.length === 1 ? own[0]?.id : undefined;
          await this.events.publish(tx, [employerId], { topic: 'jobs', ...(subject ? { subject } : {}) });
        }
        return jobs.length;
      });
    }
    return expired;
  }
}
