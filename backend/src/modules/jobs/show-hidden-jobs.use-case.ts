import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { JobRepository } from './job.repository.js';

/** Small, since each job takes its search rows along. */
const BATCH = 50;

/** Jobs whose employer's suspension has come to its end by itself are found again; one posted as it began is hidden with the others. */
@Injectable()
export class ShowHiddenJobsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: JobRepository,
  ) {}

  /** Returns how many jobs were moved. */
  async execute(): Promise<number> {
    let moved = await this.transactions.run((tx) => this.jobs.hideOfSuspended(tx));
    for (let count = BATCH; count === BATCH; moved += count) {
      count = await this.transactions.run((tx) => this.jobs.showHidden(tx, BATCH));
    }
    return moved;
  }
}
