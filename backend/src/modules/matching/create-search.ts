import type { AiJobsQuery } from '@nukkad/contract/matching/ai-jobs';
import type { DataSource } from 'typeorm';
import { CityIndex } from '../places/places.public.js';
import { AiJobPageReadModel } from './ai-job-page.read-model.js';
import { BestCandidatesReadModel } from './best-candidates.read-model.js';
import { NearestCandidatesReadModel } from './nearest-candidates.read-model.js';
import { OrderedCandidatesReadModel } from './ordered-candidates.read-model.js';
import { PlacelessCandidatesReadModel } from './placeless-candidates.read-model.js';
import { SearchAiJobsReadModel } from './search-ai-jobs.read-model.js';
import type { SearchPlan } from './search-plan.js';
import { SearchPlanner } from './search-planner.js';
import { SearchTermsReadModel } from './search-terms.read-model.js';
import { SeekerProfileReadModel } from './seeker-profile.read-model.js';
import { ResultCountReadModel } from './result-count.read-model.js';

/** The search on a database, created without the framework: for the benchmark and for tests that inspect its SQL. */
export interface AssembledSearch {
  search: SearchAiJobsReadModel;
  /** Returns the plan of a first page for the account `userId`. */
  plan(userId: string, query: AiJobsQuery): Promise<SearchPlan>;
}

/** Puts the search together on `dataSource`. */
export function createSearch(dataSource: DataSource): AssembledSearch {
  const profiles = new SeekerProfileReadModel(dataSource);
  const cities = new CityIndex(dataSource);
  const planner = new SearchPlanner(new SearchTermsReadModel(dataSource));
  const search = new SearchAiJobsReadModel(
    profiles,
    planner,
    new ResultCountReadModel(dataSource),
    new BestCandidatesReadModel(dataSource),
    new OrderedCandidatesReadModel(dataSource),
    new NearestCandidatesReadModel(dataSource),
    new PlacelessCandidatesReadModel(dataSource, cities),
    new AiJobPageReadModel(dataSource, cities),
  );
  const plan = async (userId: string, query: AiJobsQuery): Promise<SearchPlan> =>
    planner.plan(await profiles.getProfile(userId), await planner.findScope(planner.read(query)), false);
  return { search, plan };
}
