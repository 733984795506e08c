import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { FoldBalancesUseCase } from './fold-balances.use-case.js';

/** Scheduled jobs of this module. */
@Injectable()
export class LedgerSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly balances: FoldBalancesUseCase,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { name: 'ledger.fold-balances', waitForCompletion: true })
  foldBalances(): Promise<void> {
    return this.scheduledJobs.run('ledger.fold-balances', () => this.balances.execute());
  }
}
