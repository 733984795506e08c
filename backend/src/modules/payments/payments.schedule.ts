import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Rounds } from '../../common/schedule/rounds.js';
import { CheckBooksUseCase } from './check-books.use-case.js';
import { DeleteOldEventsUseCase } from './delete-old-events.use-case.js';
import { ExtendHoldsUseCase } from './extend-holds.use-case.js';
import { PollDisputesUseCase } from './poll-disputes.use-case.js';
import { PollPaymentsUseCase } from './poll-payments.use-case.js';
import { PollPayeesUseCase } from './poll-payees.use-case.js';
import { PollPayoutsUseCase } from './poll-payouts.use-case.js';
import { ReconcilePaymentsUseCase } from './reconcile-payments.use-case.js';
import { PaymentSimulator } from './simulator/payment-simulator.js';
import { SweepContestsUseCase } from './sweep-contests.use-case.js';

/** Scheduled jobs of this module. */
@Injectable()
export class PaymentsSchedule {
  constructor(
    private readonly rounds: Rounds,
    private readonly pollPayments: PollPaymentsUseCase,
    private readonly pollPayees: PollPayeesUseCase,
    private readonly pollPayouts: PollPayoutsUseCase,
    private readonly sweepContests: SweepContestsUseCase,
    private readonly reconcilePayments: ReconcilePaymentsUseCase,
    private readonly pollDisputes: PollDisputesUseCase,
    private readonly deleteOldEvents: DeleteOldEventsUseCase,
    private readonly extendHolds: ExtendHoldsUseCase,
    private readonly checkBooks: CheckBooksUseCase,
    private readonly simulator: PaymentSimulator,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { name: 'payments.poll', waitForCompletion: true })
  poll(): Promise<void> {
    return this.rounds.run('payments.poll', async () => {
      await this.simulator.deliverEvents();
      return this.pollPayments.execute();
    });
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.poll-payees', waitForCompletion: true })
  pollAccounts(): Promise<void> {
    return this.rounds.run('payments.poll-payees', () => this.pollPayees.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.poll-payouts', waitForCompletion: true })
  pollRewards(): Promise<void> {
    return this.rounds.run('payments.poll-payouts', () => this.pollPayouts.execute());
  }

  @Cron(CronExpression.EVERY_MINUTE, { name: 'payments.sweep-contests', waitForCompletion: true })
  endTimesOfContests(): Promise<void> {
    return this.rounds.run('payments.sweep-contests', () => this.sweepContests.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.poll-disputes', waitForCompletion: true })
  pollOpenDisputes(): Promise<void> {
    return this.rounds.run('payments.poll-disputes', () => this.pollDisputes.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.extend-holds', waitForCompletion: true })
  extendContestedHolds(): Promise<void> {
    return this.rounds.run('payments.extend-holds', () => this.extendHolds.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.delete-old-events', waitForCompletion: true })
  deleteEvents(): Promise<void> {
    return this.rounds.run('payments.delete-old-events', () => this.deleteOldEvents.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.reconcile', waitForCompletion: true })
  reconcile(): Promise<void> {
    return this.rounds.run('payments.reconcile', () => this.reconcilePayments.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.check-books', waitForCompletion: true })
  check(): Promise<void> {
    return this.rounds.run('payments.check-books', async () => {
      await this.checkBooks.execute();
      return 0;
    });
  }
}
