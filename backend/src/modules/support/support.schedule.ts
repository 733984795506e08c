import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { DeleteOldSupportRequestsUseCase } from './delete-old-support-requests.use-case.js';
import { RemindOfRequestsUseCase } from './remind-of-requests.use-case.js';
import { ScanSupportFilesUseCase } from './scan-support-files.use-case.js';
import { SupportFiles } from './support-files.js';

@Injectable()
export class SupportSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly remindOfRequests: RemindOfRequestsUseCase,
    private readonly deleteOld: DeleteOldSupportRequestsUseCase,
    private readonly scanFiles: ScanSupportFilesUseCase,
    private readonly files: SupportFiles,
  ) {}

  @Cron(CronExpression.EVERY_5_MINUTES, { name: 'support.remind', waitForCompletion: true })
  remind(): Promise<void> {
    return this.scheduledJobs.run('support.remind', () => this.remindOfRequests.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'support.delete-old', waitForCompletion: true })
  removeOld(): Promise<void> {
    return this.scheduledJobs.run('support.delete-old', () => this.deleteOld.execute());
  }

  @Cron(CronExpression.EVERY_MINUTE, { name: 'support.scan', waitForCompletion: true })
  scan(): Promise<void> {
    return this.scheduledJobs.run('support.scan', () => this.scanFiles.execute());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'support.files', waitForCompletion: true })
  sweepFiles(): Promise<void> {
    return this.scheduledJobs.run('support.files', () => this.files.sweep());
  }
}
