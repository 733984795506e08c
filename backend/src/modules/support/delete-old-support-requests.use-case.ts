import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { SupportFiles } from './support-files.js';
import { SupportRequestRepository } from './support-request.repository.js';

/** Deletes requests with their files a year after they were solved. */
@Injectable()
export class DeleteOldSupportRequestsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: SupportRequestRepository,
    private readonly files: SupportFiles,
  ) {}

  /** Returns the number of deleted requests. */
  execute(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const ids = await this.requests.lockOld(tx);
      await this.files.release(tx, ids);
      await this.requests.delete(tx, ids);
      return ids.length;
    });
  }
}
