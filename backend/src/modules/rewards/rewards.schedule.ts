import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { CheckRewardsUseCase } from './check-rewards.use-case.js';

/** Scheduled jobs of this module. */
@Injectable()
export class RewardsSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly rewards: CheckRewardsUseCase,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'rewards.check', waitForCompletion: true })
  check(): Promise<void> {
    return this.scheduledJobs.run('rewards.check', () => this.rewards.execute());
  }
}
