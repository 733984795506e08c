import type { DataSource } from 'typeorm';
import { AiJobPageReadModel } from './ai-job-page.read-model.js';
import { BestCandidatesReadModel } from './best-candidates.read-model.js';
import { NearestCandidatesReadModel } from './nearest-candidates.read-model.js';
import { OrderedCandidatesReadModel } from './ordered-candidates.read-model.js';
import { PlacelessCandidatesReadModel } from './placeless-candidates.read-model.js';
import { SearchAiJobsReadModel } from './search-ai-jobs.read-model.js';
import { SearchPlanner } from './search-planner.js';
import { SearchTermsReadModel } from './search-terms.read-model.js';
import { SeekerProfileReadModel } from './seeker-profile.read-model.js';
import { SurveyReadModel } from './survey.read-model.js';
import { TownNamesReadModel } from './town-names.read-model.js';

/** The search on a database, put together without the framework: for the benchmark and for tests that watch its SQL. */
export function searchOn(dataSource: DataSource): { search: SearchAiJobsReadModel; planner: SearchPlanner } {
  const planner = new SearchPlanner(
    new SeekerProfileReadModel(dataSource),
    new SearchTermsReadModel(dataSource),
    new TownNamesReadModel(dataSource),
  );
  const search = new SearchAiJobsReadModel(
    planner,
    new SurveyReadModel(dataSource),
    new BestCandidatesReadModel(dataSource),
    new OrderedCandidatesReadModel(dataSource),
    new NearestCandidatesReadModel(dataSource),
    new PlacelessCandidatesReadModel(dataSource),
    new AiJobPageReadModel(dataSource),
  );
  return { search, planner };
}
