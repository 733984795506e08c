import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { JobRepository } from './job.repository.js';

/** Small, since each job takes its search rows along, and other work may wait until the transaction of a batch ends. */
const BATCH = 50;

/** Open jobs past their time become expired, so that the indexes of open jobs hold only these. */
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
          // one event a round: it names the job if that is one
          const subject = own.length === 1 ? own[0]?.id : undefined;
          await this.events.publish(tx, [employerId], { topic: 'jobs', ...(subject ? { subject } : {}) });
        }
        return jobs.length;
      });
    }
    return expired;
  }
}
