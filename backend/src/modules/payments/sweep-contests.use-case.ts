import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { ContestRepository } from './contest.repository.js';
import { Contests } from './contests.js';

/** Number of contests that one run ends; the next run continues. */
const BATCH = 100;

/** Ends contests after their deadlines: for an answer, and for the acceptance of a proposal. */
@Injectable()
export class SweepContestsUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly repository: ContestRepository,
    private readonly contests: Contests,
  ) {}

  /** Returns how many contests moved. */
  async execute(): Promise<number> {
    let count = 0;
    for (const contestId of await this.repository.listDue(this.dataSource.manager, BATCH)) {
      if (await this.transactions.run((tx) => this.contests.endTime(tx, contestId))) count++;
    }
    return count;
  }
}
