import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { SavedSearchRepository } from './saved-search.repository.js';

/** Deletes a saved search with its matches, and ends its notices. */
@Injectable()
export class DeleteSavedSearchUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly searches: SavedSearchRepository,
    private readonly events: Events,
  ) {}

  async execute(userId: string, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      if (!(await this.searches.remove(tx, userId, id))) throw notFound();
      await this.events.publish(tx, [userId], { topic: 'saved-searches', subject: id });
    });
  }
}
