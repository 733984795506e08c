import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { LedgerRepository } from './ledger.repository.js';

/** Accounts that one run folds at most: the chart has fewer accounts of the product. */
const ACCOUNTS_MAX = 50;

/** Adds the changes of the accounts of the product to their balances, so that few rows are left to sum. */
@Injectable()
export class FoldBalancesUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: LedgerRepository,
  ) {}

  /** Returns how many changes were folded. */
  async execute(): Promise<number> {
    let folded = 0;
    for (let account = 0; account < ACCOUNTS_MAX; account++) {
      const changes = await this.transactions.run((tx) => this.ledger.foldNextAccount(tx));
      if (changes === 0) break;
      folded += changes;
    }
    return folded;
  }
}
