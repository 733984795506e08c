import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { NOTIFICATION_DAYS } from '@nukkad/contract/messages/notifications';
import { DataSource } from 'typeorm';
import { deleteExpiredRows, type ExpiredRows } from '../../common/schedule/delete-expired-rows.js';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';

/**
 * Retention of deliveries in days, equal to that of dead letters: support may have to find out whether and when a
 * person was notified.
 */
const DELIVERY_DAYS = 30;

const EXPIRED_ROWS: readonly ExpiredRows[] = [
  ['notifications', `created_at < statement_timestamp() - interval '${NOTIFICATION_DAYS} days'`],
  // a failed delivery is retained as long as its task, with which staff may send it again
  [
    'message_deliveries',
    `created_at < statement_timestamp() - interval '${DELIVERY_DAYS} days'
     AND (failed_at IS NULL OR failed_at < statement_timestamp() - interval '${DELIVERY_DAYS} days')`,
  ],
];

/** Removes old notifications and deliveries every hour. */
@Injectable()
export class NotificationsSchedule {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly scheduledJobs: ScheduledJobs,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'notifications-housekeeping', waitForCompletion: true })
  onSchedule(): Promise<void> {
    return this.scheduledJobs.run('notifications-housekeeping', () => this.sweep());
  }

  /** Deletes expired rows; returns their number. */
  sweep(): Promise<number> {
    return deleteExpiredRows(this.dataSource, EXPIRED_ROWS);
  }
}
