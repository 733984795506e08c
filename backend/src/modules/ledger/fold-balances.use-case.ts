import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { LedgerRepository } from './ledger.repository.js';

/** Maximum number of accounts that one run folds: the chart has fewer accounts of the product. */
const ACCOUNTS_MAX = 50;

/** Adds the changes of the product's accounts to their balances, so that a balance is the sum of few rows. */
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
