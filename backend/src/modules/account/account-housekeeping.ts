import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { Outbox } from '../../common/queue/outbox.js';
import { deleteExpiredRows, type ExpiredRows } from '../../common/schedule/delete-expired-rows.js';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { AccountDeletionRepository } from '../users/users.public.js';
import { eraseAccountTask } from './tasks/erase-account.task.js';

const EXPIRED_ROWS: readonly ExpiredRows[] = [
  ['security_notices', "created_at < statement_timestamp() - interval '30 days'"],
  ['account_joinings', "proven_at < statement_timestamp() - interval '1 hour'"],
];

/** Deletes old security notices and reschedules overdue erasures, every hour. */
@Injectable()
export class AccountHousekeeping {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly transactions: Transactions,
    private readonly deletions: AccountDeletionRepository,
    private readonly outbox: Outbox,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'account-housekeeping', waitForCompletion: true })
  onSchedule(): Promise<void> {
    return this.scheduledJobs.run('account-housekeeping', async () => {
      const resumed = await this.eraseOverdue();
      return resumed + (await deleteExpiredRows(this.dataSource, EXPIRED_ROWS));
    });
  }

  /** Enqueues a new task for overdue accounts whose erasure task is a dead letter; returns their number. */
  eraseOverdue(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const ids = await this.deletions.listOverdue(tx, eraseAccountTask.name);
      for (const userId of ids) await this.outbox.add(tx, eraseAccountTask, { userId });
      return ids.length;
    });
  }
}
