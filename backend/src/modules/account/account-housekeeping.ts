import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { removeRubbish, type Rubbish } from '../../common/schedule/remove-rubbish.js';
import { Rounds } from '../../common/schedule/rounds.js';

const RUBBISH: readonly Rubbish[] = [['security_notices', "created_at < clock_timestamp() - interval '30 days'"]];

/** Removes what was told long ago, every hour. */
@Injectable()
export class AccountHousekeeping {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rounds: Rounds,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'account-housekeeping', waitForCompletion: true })
  onSchedule(): Promise<void> {
    return this.rounds.run('account-housekeeping', () => removeRubbish(this.dataSource, RUBBISH));
  }
}
