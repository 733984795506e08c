import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { JobHeatRepository } from './job-heat.repository.js';

/** Small, so that nobody who looks or applies waits for the lists of many jobs to be rewritten. */
const BATCH = 100;

/** What people did more than a week ago no longer makes a job hot; who came since makes it yield to jobs that were seen less. */
@Injectable()
export class RecountHeatUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly heat: JobHeatRepository,
  ) {}

  /** Returns for how many jobs it counted. */
  async execute(): Promise<number> {
    let counted = 0;
    for (let count = BATCH; count === BATCH; counted += count) {
      count = await this.transactions.run((tx) => this.heat.recount(tx, BATCH));
    }
    return counted;
  }
}
