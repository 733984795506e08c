import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { RowBatches } from '../../../common/schedule/row-batches.js';
import { ContestRepository } from '../records/contest.repository.js';
import { Contests } from './contests.js';

/** Number of contests that one run ends; the next run continues. */
const BATCH = 100;

/** Ends contests after their deadlines: for an answer, and for the acceptance of a proposal. */
@Injectable()
export class SweepContestsUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly batches: RowBatches,
    private readonly repository: ContestRepository,
    private readonly contests: Contests,
  ) {}

  /** Returns how many contests moved. */
  execute(): Promise<number> {
    return this.batches.runEach('payments.sweep-contests', {
      size: BATCH,
      list: (limit, passedOver) => this.repository.listDue(this.dataSource.manager, limit, passedOver),
      work: (tx, id) => this.contests.endTime(tx, id),
    });
  }
}
