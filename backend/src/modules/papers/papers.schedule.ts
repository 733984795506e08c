import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Rounds } from '../../common/schedule/rounds.js';
import { DeleteOldPapersUseCase } from './delete-old-papers.use-case.js';

/** Scheduled jobs of this module. */
@Injectable()
export class PapersSchedule {
  constructor(
    private readonly rounds: Rounds,
    private readonly oldPapers: DeleteOldPapersUseCase,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'papers.delete-old', waitForCompletion: true })
  deleteOldPapers(): Promise<void> {
    return this.rounds.run('papers.delete-old', () => this.oldPapers.execute());
  }
}
