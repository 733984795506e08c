import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.public.js';
import { PlacesModule } from '../places/places.public.js';
import { WagesModule } from '../wages/wages.public.js';
import { AiJobController } from './ai-job.controller.js';
import { AiJobPageReadModel } from './ai-job-page.read-model.js';
import { ApplicationMatchReadModel } from './application-match.read-model.js';
import { BestCandidatesReadModel } from './best-candidates.read-model.js';
import { EmployerStandingRepository } from './employer-standing.repository.js';
import { HireHintController } from './hire-hint.controller.js';
import { HireHintReadModel } from './hire-hint.read-model.js';
import { HotJobsReadModel } from './hot-jobs.read-model.js';
import { JobHeatRepository } from './job-heat.repository.js';
import { UpdateEmployerStandingsUseCase } from './update-employer-standings.use-case.js';
import { SavedSearchMatcher } from './saved-search-matcher.js';
import { ListedJobReadModel } from './listed-job.read-model.js';
import { MarketInsightsController } from './market-insights.controller.js';
import { MatchingSchedule } from './matching.schedule.js';
import { NearbyCountReadModel } from './nearby-count.read-model.js';
import { NearestCandidatesReadModel } from './nearest-candidates.read-model.js';
import { OrderedCandidatesReadModel } from './ordered-candidates.read-model.js';
import { PlacelessCandidatesReadModel } from './placeless-candidates.read-model.js';
import { ReadSearchReadModel } from './read-search.read-model.js';
import { RecountHeatUseCase } from './recount-heat.use-case.js';
import { SalaryStatsReadModel } from './salary-stats.read-model.js';
import { SearchAiJobsReadModel } from './search-ai-jobs.read-model.js';
import { SearchPlanner } from './search-planner.js';
import { SearchReadingController } from './search-reading.controller.js';
import { SearchPrefetch } from './search-prefetch.js';
import { SearchTermsReadModel } from './search-terms.read-model.js';
import { SeekerProfileReadModel } from './seeker-profile.read-model.js';
import { SeekersNearReadModel } from './seekers-near.read-model.js';
import { ResultCountReadModel } from './result-count.read-model.js';
import { MatchingPersonalData } from './matching-personal-data.js';
import { WorkerFits } from './worker-fits.js';

/** Finds the jobs that fit a seeker. */
@Module({
  imports: [JobsModule, PlacesModule, WagesModule],
  controllers: [AiJobController, SearchReadingController, MarketInsightsController, HireHintController],
  providers: [
    SearchAiJobsReadModel,
    SearchPrefetch,
    SearchPlanner,
    ReadSearchReadModel,
    MatchingPersonalData,
    SeekerProfileReadModel,
    SearchTermsReadModel,
    ResultCountReadModel,
    BestCandidatesReadModel,
    OrderedCandidatesReadModel,
    NearestCandidatesReadModel,
    PlacelessCandidatesReadModel,
    AiJobPageReadModel,
    EmployerStandingRepository,
    UpdateEmployerStandingsUseCase,
    HotJobsReadModel,
    JobHeatRepository,
    RecountHeatUseCase,
    SalaryStatsReadModel,
    SeekersNearReadModel,
    HireHintReadModel,
    ApplicationMatchReadModel,
    NearbyCountReadModel,
    WorkerFits,
    SavedSearchMatcher,
    ListedJobReadModel,
    MatchingSchedule,
  ],
  exports: [NearbyCountReadModel, WorkerFits, SavedSearchMatcher, ListedJobReadModel],
})
export class MatchingModule {}
