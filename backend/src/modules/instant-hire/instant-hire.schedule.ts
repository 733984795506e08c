import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { DispatchWaveUseCase } from './dispatch-wave.use-case.js';
import { ExpireInstantJobsUseCase } from './expire-instant-jobs.use-case.js';

/** Scheduled jobs that cover late or lost tasks: no request stays pending for more than 5 s after it expires. */
@Injectable()
export class InstantHireSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly expireInstantJobs: ExpireInstantJobsUseCase,
    private readonly dispatchWave: DispatchWaveUseCase,
  ) {}

  @Cron('*/2 * * * * *', { name: 'instant-hire.expire', waitForCompletion: true })
  expire(): Promise<void> {
    return this.scheduledJobs.run('instant-hire.expire', () => this.expireInstantJobs.sweep());
  }

  @Cron('*/5 * * * * *', { name: 'instant-hire.dispatch', waitForCompletion: true })
  dispatch(): Promise<void> {
    return this.scheduledJobs.run('instant-hire.dispatch', () => this.dispatchWave.sweep());
  }
}
