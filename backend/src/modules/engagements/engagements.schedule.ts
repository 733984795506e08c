import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Rounds } from '../../common/schedule/rounds.js';
import { FinishPayCasesUseCase } from './finish-pay-cases.use-case.js';
import { RemindWorkersUseCase } from './remind-workers.use-case.js';
import { SettleWorkUseCase } from './settle-work.use-case.js';

@Injectable()
export class EngagementsSchedule {
  constructor(
    private readonly rounds: Rounds,
    private readonly settleWork: SettleWorkUseCase,
    private readonly reminders: RemindWorkersUseCase,
    private readonly payCases: FinishPayCasesUseCase,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { name: 'engagements.settle', waitForCompletion: true })
  settle(): Promise<void> {
    return this.rounds.run('engagements.settle', () => this.settleWork.execute());
  }

  @Cron(CronExpression.EVERY_MINUTE, { name: 'engagements.remind', waitForCompletion: true })
  remind(): Promise<void> {
    return this.rounds.run('engagements.remind', () => this.reminders.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'engagements.finish-pay-cases', waitForCompletion: true })
  finishPayCases(): Promise<void> {
    return this.rounds.run('engagements.finish-pay-cases', () => this.payCases.execute());
  }
}
