import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { PollDisputesUseCase } from './chargebacks/poll-disputes.use-case.js';
import { PollPayeesUseCase } from './payees/poll-payees.use-case.js';
import { PollPaymentsUseCase } from './orders/poll-payments.use-case.js';
import { PollPayoutsUseCase } from './payouts/poll-payouts.use-case.js';
import { PaymentSimulator } from './simulator/payment-simulator.js';

/** Scheduled jobs that ask the provider for the state of objects. */
@Injectable()
export class PaymentPollsSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly pollPayments: PollPaymentsUseCase,
    private readonly pollPayees: PollPayeesUseCase,
    private readonly pollPayouts: PollPayoutsUseCase,
    private readonly pollDisputes: PollDisputesUseCase,
    private readonly simulator: PaymentSimulator,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { name: 'payments.poll', waitForCompletion: true })
  poll(): Promise<void> {
    return this.scheduledJobs.run('payments.poll', async () => {
      await this.simulator.deliverEvents();
      return this.pollPayments.execute();
    });
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.poll-payees', waitForCompletion: true })
  pollAccounts(): Promise<void> {
    return this.scheduledJobs.run('payments.poll-payees', () => this.pollPayees.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.poll-payouts', waitForCompletion: true })
  pollRewards(): Promise<void> {
    return this.scheduledJobs.run('payments.poll-payouts', () => this.pollPayouts.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'payments.poll-disputes', waitForCompletion: true })
  pollOpenDisputes(): Promise<void> {
    return this.scheduledJobs.run('payments.poll-disputes', () => this.pollDisputes.execute());
  }
}
