import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { SavedSearchMatcher } from '../matching/matching.public.js';
import { SavedSearchIndexRepository } from './saved-search-index.repository.js';

const BATCH = 100;

/**
 * Recomputes the terms of saved searches from their texts once a day, because each release may change the meaning of a
 * text.
 */
@Injectable()
export class ReadSearchesAnewUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly index: SavedSearchIndexRepository,
    private readonly matcher: SavedSearchMatcher,
  ) {}

  /** Returns how many were read. */
  async execute(): Promise<number> {
    let read = 0;
    for (let count = BATCH; count === BATCH; read += count) {
      count = await this.transactions.run(async (tx) => {
        const searches = await this.index.claimOutdated(tx, BATCH);
        for (const search of searches) await this.index.index(tx, search.id, this.matcher.indexEntryOf(search));
        return searches.length;
      });
    }
    return read;
  }
}
