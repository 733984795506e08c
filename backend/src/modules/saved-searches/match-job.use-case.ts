import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { Outbox } from '../../common/queue/outbox.js';
import type { TaskHandler, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { type ListedJob, ListedJobReadModel, SavedSearchMatcher } from '../matching/matching.public.js';
import { type IndexedSearch, SavedSearchIndexRepository } from './saved-search-index.repository.js';
import { notifySeekersTask } from './tasks/notify-seekers.task.js';

const NAME = 'saved-searches.match-job';

/** Matches a job that seekers may find from now on against the saved searches, each of which finds it once. */
@Injectable()
@HandlesTask(NAME)
export class MatchJobUseCase implements TaskHandler<typeof NAME> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly jobs: ListedJobReadModel,
    private readonly matcher: SavedSearchMatcher,
    private readonly index: SavedSearchIndexRepository,
    private readonly outbox: Outbox,
  ) {}

  async execute({ jobId }: TaskPayloads[typeof NAME]): Promise<void> {
    await this.match(jobId);
  }

  /** Returns the number of searches that newly found it; 0 when seekers no longer find the job. */
  async match(jobId: string): Promise<number> {
    const job = await this.jobs.find(jobId);
    const answered = job ? await this.findAnswered(job) : [];
    if (answered.length === 0) return 0;
    return this.transactions.run(async (tx) => {
      const found = await this.index.addMatches(tx, jobId, answered);
      if (found > 0) await this.outbox.add(tx, notifySeekersTask, { jobId });
      return found;
    });
  }

  /** Returns the searches that the job matches. */
  private async findAnswered(job: ListedJob): Promise<{ id: string; relevance: number }[]> {
    const candidates = await this.index.candidates(this.dataSource.manager, job);
    const reached = job.position ? candidates : await this.filterByTown(candidates, job);
    const relevances = this.matcher.matchJob(reached, job);
    return reached.flatMap(({ id }, index) => {
      const relevance = relevances[index] ?? 0;
      return relevance > 0 ? [{ id, relevance }] : [];
    });
  }

  /** Returns the searches in the city of a job without a known place, and those of owners who live there. */
  private async filterByTown(candidates: readonly IndexedSearch[], job: ListedJob): Promise<IndexedSearch[]> {
    const cities = await this.jobs.listNamedCities(
      job,
      candidates.map(({ city }) => city),
    );
    const isReached = await Promise.all(
      candidates.map(async (search) => {
        if (cities.has(search.city)) return true;
        return this.jobs.isInCityOf(job, this.matcher.findPosition(search));
      }),
    );
    return candidates.filter((_, index) => isReached[index]);
  }
}
