import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { deleteExpiredRows, type ExpiredRows } from '../../common/schedule/delete-expired-rows.js';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';

const EXPIRED_ROWS: readonly ExpiredRows[] = [
  ['sessions', 'expires_at < statement_timestamp()'],
  ['login_transactions', "expires_at < statement_timestamp() - interval '1 day'"],
  ['verification_codes', "requested_at < statement_timestamp() - interval '2 days'"],
  ['sign_ups', 'expires_at < statement_timestamp()'],
  ['one_time_sign_ins', "expires_at < statement_timestamp() - interval '1 hour'"],
];

/** Removes expired rows of this module every hour. */
@Injectable()
export class AuthHousekeeping {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly scheduledJobs: ScheduledJobs,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'auth-housekeeping', waitForCompletion: true })
  onSchedule(): Promise<void> {
    return this.scheduledJobs.run('auth-housekeeping', () => this.sweep());
  }

  /** Deletes expired rows; returns their number. */
  sweep(): Promise<number> {
    return deleteExpiredRows(this.dataSource, EXPIRED_ROWS);
  }
}
