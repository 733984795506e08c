import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SavedSearch } from '@nukkad/contract/matching/saved-searches';
import { DataSource } from 'typeorm';
import { SavedSearchRepository } from './saved-search.repository.js';

/** The searches that a seeker has saved. */
@Injectable()
export class SavedSearchListReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly searches: SavedSearchRepository,
  ) {}

  /** Returns the searches of an account, newest first; at most SAVED_SEARCHES_MAX. */
  listSavedSearches(userId: string): Promise<SavedSearch[]> {
    return this.searches.listOf(this.dataSource.manager, userId);
  }
}
