import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { JobRepository } from './job.repository.js';

/** Small, because the update of each job also rewrites its search rows. */
const BATCH = 50;

/**
 * Makes jobs visible again after their employer's suspension has expired. A job posted at the start of the suspension
 * is hidden with the others.
 */
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
