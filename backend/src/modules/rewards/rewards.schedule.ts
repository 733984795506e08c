import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Rounds } from '../../common/schedule/rounds.js';
import { CheckRewardsUseCase } from './check-rewards.use-case.js';

/** Scheduled jobs of this module. */
@Injectable()
export class RewardsSchedule {
  constructor(
    private readonly rounds: Rounds,
    private readonly rewards: CheckRewardsUseCase,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'rewards.check', waitForCompletion: true })
  check(): Promise<void> {
    return this.rounds.run('rewards.check', () => this.rewards.execute());
  }
}
