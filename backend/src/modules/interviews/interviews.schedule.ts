import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { AskNewEmployersUseCase } from './ask-new-employers.use-case.js';
import { SendRemindersUseCase } from './send-reminders.use-case.js';
import { SettleInterviewsUseCase } from './settle-interviews.use-case.js';

@Injectable()
export class InterviewsSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly settleInterviews: SettleInterviewsUseCase,
    private readonly newcomers: AskNewEmployersUseCase,
    private readonly reminders: SendRemindersUseCase,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { name: 'interviews.settle', waitForCompletion: true })
  settle(): Promise<void> {
    return this.scheduledJobs.run('interviews.settle', () => this.settleInterviews.execute());
  }

  @Cron(CronExpression.EVERY_MINUTE, { name: 'interviews.ask-newcomers', waitForCompletion: true })
  askNewEmployers(): Promise<void> {
    return this.scheduledJobs.run('interviews.ask-newcomers', () => this.newcomers.execute());
  }

  @Cron(CronExpression.EVERY_MINUTE, { name: 'interviews.remind', waitForCompletion: true })
  remind(): Promise<void> {
    return this.scheduledJobs.run('interviews.remind', () => this.reminders.execute());
  }
}
