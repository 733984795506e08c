import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { CheckBooksUseCase } from './books/check-books.use-case.js';
import { DeleteOldEventsUseCase } from './events/delete-old-events.use-case.js';
import { ExtendHoldsUseCase } from './holds/extend-holds.use-case.js';
import { ReconcilePaymentsUseCase } from './reconciliation/reconcile-payments.use-case.js';
import { SweepContestsUseCase } from './contests/sweep-contests.use-case.js';

/** Scheduled jobs of contests, holds and books. */
@Injectable()
export class PaymentsSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly sweepContests: SweepContestsUseCase,
    private readonly reconcilePayments: ReconcilePaymentsUseCase,
    private readonly deleteOldEvents: DeleteOldEventsUseCase,
    private readonly extendHolds: ExtendHoldsUseCase,
    private readonly checkBooks: CheckBooksUseCase,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { name: 'payments.sweep-contests', waitForCompletion: true })
  endTimesOfContests(): Promise<void> {
    return this.scheduledJobs.run('payments.sweep-contests', () => this.sweepContests.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.extend-holds', waitForCompletion: true })
  extendContestedHolds(): Promise<void> {
    return this.scheduledJobs.run('payments.extend-holds', () => this.extendHolds.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.delete-old-events', waitForCompletion: true })
  deleteEvents(): Promise<void> {
    return this.scheduledJobs.run('payments.delete-old-events', () => this.deleteOldEvents.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.reconcile', waitForCompletion: true })
  reconcile(): Promise<void> {
    return this.scheduledJobs.run('payments.reconcile', () => this.reconcilePayments.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.check-books', waitForCompletion: true })
  check(): Promise<void> {
    return this.scheduledJobs.run('payments.check-books', async () => {
      await this.checkBooks.execute();
      return 0;
    });
  }
}
