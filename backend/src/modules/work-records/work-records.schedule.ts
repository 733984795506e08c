import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { DeleteExpiredRecordsUseCase } from './delete-expired-records.use-case.js';

/** Scheduled jobs of this module. */
@Injectable()
export class WorkRecordsSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly deleteExpired: DeleteExpiredRecordsUseCase,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'work-records.delete-expired', waitForCompletion: true })
  deleteExpiredRecords(): Promise<void> {
    return this.scheduledJobs.run('work-records.delete-expired', () => this.deleteExpired.execute());
  }
}
