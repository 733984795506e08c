import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { CloseUnansweredUseCase } from './close-unanswered.use-case.js';
import { CountAnswersUseCase } from './count-answers.use-case.js';
import { ExpireJobsUseCase } from './expire-jobs.use-case.js';
import { RereadJobsUseCase } from './reread-jobs.use-case.js';
import { RemindEmployersUseCase } from './remind-employers.use-case.js';
import { ShowHiddenJobsUseCase } from './show-hidden-jobs.use-case.js';
import { ResumeFiles } from './resume-files.js';

@Injectable()
export class JobsSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly expireJobs: ExpireJobsUseCase,
    private readonly files: ResumeFiles,
    private readonly remindEmployers: RemindEmployersUseCase,
    private readonly closeUnanswered: CloseUnansweredUseCase,
    private readonly countAnswers: CountAnswersUseCase,
    private readonly showHidden: ShowHiddenJobsUseCase,
    private readonly rereadJobs: RereadJobsUseCase,
  ) {}

  @Cron(CronExpression.EVERY_5_MINUTES, { name: 'jobs.expire', waitForCompletion: true })
  expire(): Promise<void> {
    return this.scheduledJobs.run('jobs.expire', () => this.expireJobs.execute());
  }

  @Cron(CronExpression.EVERY_MINUTE, { name: 'jobs.show-hidden', waitForCompletion: true })
  show(): Promise<void> {
    return this.scheduledJobs.run('jobs.show-hidden', () => this.showHidden.execute());
  }

  @Cron(CronExpression.EVERY_MINUTE, { name: 'jobs.reread', waitForCompletion: true })
  reread(): Promise<void> {
    return this.scheduledJobs.run('jobs.reread', () => this.rereadJobs.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'jobs.files', waitForCompletion: true })
  sweepFiles(): Promise<void> {
    return this.scheduledJobs.run('jobs.files', () => this.files.sweep());
  }

  @Cron(CronExpression.EVERY_5_MINUTES, { name: 'jobs.remind', waitForCompletion: true })
  remind(): Promise<void> {
    return this.scheduledJobs.run('jobs.remind', () => this.remindEmployers.execute());
  }

  @Cron(CronExpression.EVERY_5_MINUTES, { name: 'jobs.close-unanswered', waitForCompletion: true })
  close(): Promise<void> {
    return this.scheduledJobs.run('jobs.close-unanswered', () => this.closeUnanswered.execute());
  }

  @Cron(CronExpression.EVERY_10_MINUTES, { name: 'jobs.answers', waitForCompletion: true })
  count(): Promise<void> {
    return this.scheduledJobs.run('jobs.answers', () => this.countAnswers.execute());
  }
}
