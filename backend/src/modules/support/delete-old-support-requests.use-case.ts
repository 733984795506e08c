import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { SupportFiles } from './support-files.js';
import { SupportRequestRepository } from './support-request.repository.js';

/** A request goes with its file when it has been solved for a year. */
@Injectable()
export class DeleteOldSupportRequestsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: SupportRequestRepository,
    private readonly files: SupportFiles,
  ) {}

  /** Returns how many went. */
  execute(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const ids = await this.requests.lockOld(tx);
      await this.files.release(tx, ids);
      await this.requests.delete(tx, ids);
      return ids.length;
    });
  }
}
