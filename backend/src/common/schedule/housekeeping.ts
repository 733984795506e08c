import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { EVENT_REPLAY_HOURS } from '@nukkad/contract/platform/events';
import { DataSource } from 'typeorm';
import { deleteExpiredRows, type ExpiredRows } from './delete-expired-rows.js';
import { ScheduledJobs } from './scheduled-jobs.js';

const EXPIRED_ROWS: readonly ExpiredRows[] = [
  ['idempotency_keys', 'expires_at < statement_timestamp()'],
  ['rate_limits', 'expires_at < statement_timestamp()'],
  // dead letters are retained longer, because an operator has to examine them
  ['outbox', "done_at < statement_timestamp() - interval '7 days' AND outcome NOT LIKE 'failed:%'"],
  ['outbox', "done_at < statement_timestamp() - interval '30 days'"],
  // an hour longer than they are replayed
  ['events', `created_at < statement_timestamp() - interval '${EVENT_REPLAY_HOURS + 1} hours'`],
  ['outbox_messages', "created_at < statement_timestamp() - interval '7 days'"],
];

/** Removes expired rows of the common tables every hour. */
@Injectable()
export class Housekeeping {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly scheduledJobs: ScheduledJobs,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'housekeeping', waitForCompletion: true })
  onSchedule(): Promise<void> {
    return this.scheduledJobs.run('housekeeping', () => this.sweep());
  }

  /** Deletes expired rows; returns their number. */
  sweep(): Promise<number> {
    return deleteExpiredRows(this.dataSource, EXPIRED_ROWS);
  }
}
