import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { DeleteOldPapersUseCase } from './delete-old-papers.use-case.js';

/** Scheduled jobs of this module. */
@Injectable()
export class PapersSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly oldPapers: DeleteOldPapersUseCase,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'papers.delete-old', waitForCompletion: true })
  deleteOldPapers(): Promise<void> {
    return this.scheduledJobs.run('papers.delete-old', () => this.oldPapers.execute());
  }
}
