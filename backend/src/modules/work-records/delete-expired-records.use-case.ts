import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { WorkRecordRepository } from './work-record.repository.js';

/** Deletes records that expired, which no verifier accepts. */
@Injectable()
export class DeleteExpiredRecordsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly records: WorkRecordRepository,
  ) {}

  /** Returns how many. */
  execute(): Promise<number> {
    return this.transactions.run((tx) => this.records.deleteExpired(tx));
  }
}
