import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { NOTIFICATION_DAYS } from '@nukkad/domain/notifications';
import { DataSource } from 'typeorm';
import { deleteExpiredRows, type ExpiredRows } from '../../common/schedule/delete-expired-rows.js';
import { Rounds } from '../../common/schedule/rounds.js';

/** As long as dead letters are kept. */
const DELIVERY_DAYS = 30;

const EXPIRED_ROWS: readonly ExpiredRows[] = [
  ['notifications', `created_at < clock_timestamp() - interval '${NOTIFICATION_DAYS} days'`],
  // what was given up: as long as its task stands, somebody may have it tried again
  ['message_deliveries', `created_at < clock_timestamp() - interval '${DELIVERY_DAYS} days'`],
];

/** Removes old notifications, and deliveries that were given up, every hour. */
@Injectable()
export class NotificationsSchedule {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rounds: Rounds,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'notifications-housekeeping', waitForCompletion: true })
  onSchedule(): Promise<void> {
    return this.rounds.run('notifications-housekeeping', () => this.sweep());
  }

  /** Removes what is due now; returns how many went. */
  sweep(): Promise<number> {
    return deleteExpiredRows(this.dataSource, EXPIRED_ROWS);
  }
}
