import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { JobHeatRepository } from './job-heat.repository.js';

/** Small, because the lists of many jobs are rewritten while views and applications wait. */
const BATCH = 100;

/**
 * Updates trending scores: activity older than a week no longer counts, and recent views rank a job behind jobs with
 * fewer views.
 */
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
