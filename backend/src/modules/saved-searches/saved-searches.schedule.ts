import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { ReadSearchesAnewUseCase } from './read-searches-anew.use-case.js';
import { NotifySeekersUseCase } from './notify-seekers.use-case.js';

@Injectable()
export class SavedSearchesSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly tellSeekers: NotifySeekersUseCase,
    private readonly readAnew: ReadSearchesAnewUseCase,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { name: 'saved-searches.tell', waitForCompletion: true })
  notifySeekers(): Promise<void> {
    return this.scheduledJobs.run('saved-searches.tell', () => this.tellSeekers.notifyDue());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'saved-searches.read-anew', waitForCompletion: true })
  read(): Promise<void> {
    return this.scheduledJobs.run('saved-searches.read-anew', () => this.readAnew.execute());
  }
}
