import { Injectable } from '@nestjs/common';
import { SAVED_SEARCHES_MAX } from '@nukkad/contract/matching/saved-search-rules';
import type { SavedSearch, SaveSearch } from '@nukkad/contract/matching/saved-searches';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { SavedSearchMatcher } from '../matching/matching.public.js';
import { SavedSearchIndexRepository } from './saved-search-index.repository.js';
import { SavedSearchRepository } from './saved-search.repository.js';
import { tooManySavedSearches } from './saved-searches.errors.js';

/**
 * Saves a search that notifies the seeker of jobs found from now on. Saving the same search again resumes it and
 * creates no second one.
 */
@Injectable()
export class SaveSearchUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly searches: SavedSearchRepository,
    private readonly index: SavedSearchIndexRepository,
    private readonly matcher: SavedSearchMatcher,
    private readonly events: Events,
  ) {}

  execute(userId: string, asked: SaveSearch): Promise<SavedSearch> {
    return this.transactions.run(async (tx) => {
      await this.searches.lockOwner(tx, userId);
      const known = await this.searches.resume(tx, userId, asked);
      const saved = known ?? (await this.insert(tx, userId, asked));
      await this.events.publish(tx, [userId], { topic: 'saved-searches', subject: saved.id });
      return saved;
    });
  }

  private async insert(tx: EntityManager, userId: string, asked: SaveSearch): Promise<SavedSearch> {
    if ((await this.searches.countOf(tx, userId)) >= SAVED_SEARCHES_MAX) throw tooManySavedSearches();
    const saved = await this.searches.insert(tx, userId, asked);
    await this.index.index(tx, saved.id, this.matcher.indexEntryOf(saved));
    return saved;
  }
}
