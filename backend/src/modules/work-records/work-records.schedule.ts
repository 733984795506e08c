import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Rounds } from '../../common/schedule/rounds.js';
import { DeleteExpiredRecordsUseCase } from './delete-expired-records.use-case.js';

/** Scheduled jobs of this module. */
@Injectable()
export class WorkRecordsSchedule {
  constructor(
    private readonly rounds: Rounds,
    private readonly deleteExpired: DeleteExpiredRecordsUseCase,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'work-records.delete-expired', waitForCompletion: true })
  deleteExpiredRecords(): Promise<void> {
    return this.rounds.run('work-records.delete-expired', () => this.deleteExpired.execute());
  }
}
