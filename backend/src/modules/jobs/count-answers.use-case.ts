import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { EmployerAnswersRepository } from './employer-answers.repository.js';

const BATCH = 500;

/** Recounts the response figures of employers, which seekers see on every job, oldest count first. */
@Injectable()
export class CountAnswersUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly answers: EmployerAnswersRepository,
  ) {}

  /** Recounts the figures of the employers that are due; returns the number of changed figures. */
  execute(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const counted = await this.answers.countOldest(tx, BATCH);
      if (counted.length > 0) await this.answers.storeCounts(tx, counted);
      return counted.filter(({ changed }) => changed).length;
    });
  }
}
