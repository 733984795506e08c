import type { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { OutboxSignal } from '../../common/database/outbox-signal.js';
import { Outbox } from '../../common/queue/outbox.js';
import { createListedJobs, createSavedSearchMatcher, type SearchToMatch } from '../matching/matching.public.js';
import { MatchJobUseCase } from './match-job.use-case.js';
import { SavedSearchIndexRepository, type SearchToIndex } from './saved-search-index.repository.js';

/** The matching on a database, created without the framework: for the benchmark. */
export interface AssembledMatching {
  /** Matches a job as its task does; returns how many searches found it. */
  match(jobId: string): Promise<number>;
  /** Writes the terms of stored searches, as saving them does. */
  index(searches: readonly SearchToIndex[]): Promise<void>;
  /**
   * Returns the relevance of a job for each search, without any index: 0 when the search does not report it. Filters
   * are ignored.
   */
  judge(jobId: string, searches: readonly SearchToMatch[]): Promise<number[]>;
}

/** Puts the matching together on `dataSource`. */
export function createMatching(dataSource: DataSource): AssembledMatching {
  const matcher = createSavedSearchMatcher(dataSource);
  const index = new SavedSearchIndexRepository();
  const jobs = createListedJobs(dataSource);
  const transactions = new Transactions(dataSource, new OutboxSignal());
  const useCase = new MatchJobUseCase(dataSource, transactions, jobs, matcher, index, new Outbox());
  return {
    match: (jobId) => useCase.match(jobId),
    index: (searches) =>
      transactions.run(async (tx) => {
        for (const search of searches) await index.index(tx, search.id, matcher.indexEntryOf(search));
      }),
    judge: async (jobId, searches) => {
      const job = await jobs.find(jobId);
      return job ? matcher.matchJob(searches, job) : searches.map(() => 0);
    },
  };
}
