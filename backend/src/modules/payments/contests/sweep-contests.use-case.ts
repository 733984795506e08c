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
  async execute(): Promise<number> {
    const due = await this.repository.listDue(this.dataSource.manager, BATCH);
    return this.batches.runEach('payments.sweep-contests', due, (tx, id) => this.contests.endTime(tx, id));
  }
}
