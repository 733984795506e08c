import { Injectable } from '@nestjs/common';
import type { SavedSearch, UpdateSavedSearch } from '@nukkad/contract/matching/saved-searches';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { SavedSearchRepository } from './saved-search.repository.js';

/** Renames, pauses or resumes a saved search, or marks it as opened. */
@Injectable()
export class UpdateSavedSearchUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly searches: SavedSearchRepository,
    private readonly events: Events,
  ) {}

  execute(userId: string, id: string, change: UpdateSavedSearch): Promise<SavedSearch> {
    return this.transactions.run(async (tx) => {
      const updated = await this.searches.update(tx, userId, id, change);
      if (!updated) throw notFound();
      await this.events.publish(tx, [userId], { topic: 'saved-searches', subject: id });
      return updated;
    });
  }
}
