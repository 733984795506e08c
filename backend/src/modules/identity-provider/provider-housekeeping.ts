import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { deleteExpiredRows } from '../../common/schedule/delete-expired-rows.js';
import { Rounds } from '../../common/schedule/rounds.js';

/** Removes the expired state of the embedded provider every hour. */
@Injectable()
export class ProviderHousekeeping {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rounds: Rounds,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'provider-housekeeping', waitForCompletion: true })
  onSchedule(): Promise<void> {
    return this.rounds.run('provider-housekeeping', () =>
      deleteExpiredRows(this.dataSource, [['oidc_payloads', 'expires_at < statement_timestamp()']]),
    );
  }
}
