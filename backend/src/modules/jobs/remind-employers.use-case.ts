import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { ApplicationNotifier } from './application-notifier.js';
import { ApplicationRepository } from './application.repository.js';

/**
 * Small, because each row requires several statements, and other work may wait until the transaction of a batch ends.
 */
const BATCH = 50;

/** Reminds employers who have not answered an application for three days, once for each application. */
@Injectable()
export class RemindEmployersUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
  ) {}

  /** Returns how many applications were reminded of. */
  async execute(): Promise<number> {
    let reminded = 0;
    for (let count = BATCH; count === BATCH; reminded += count) count = await this.batch();
    return reminded;
  }

  private batch(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const jobs = await this.applications.remind(tx, BATCH);
      for (const { jobId, count } of jobs) await this.notifier.remindEmployer(tx, jobId, count);
      return jobs.reduce((sum, { count }) => sum + count, 0);
    });
  }
}
