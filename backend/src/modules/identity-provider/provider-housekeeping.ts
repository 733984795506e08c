import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { deleteExpiredRows } from '../../common/schedule/delete-expired-rows.js';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';

/** Removes the expired state of the embedded provider every hour. */
@Injectable()
export class ProviderHousekeeping {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly scheduledJobs: ScheduledJobs,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'provider-housekeeping', waitForCompletion: true })
  onSchedule(): Promise<void> {
    return this.scheduledJobs.run('provider-housekeeping', () =>
      deleteExpiredRows(this.dataSource, [['oidc_payloads', 'expires_at < statement_timestamp()']]),
    );
  }
}
