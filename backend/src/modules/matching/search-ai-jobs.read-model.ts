import { Injectable } from '@nestjs/common';
import type { AiJob, AiJobsQuery, JobSort } from '@nukkad/domain/ai-jobs';
import { COUNT_EXACT_UP_TO } from '@nukkad/domain/limits';
import { scoreJob } from '@nukkad/domain/scoring';
import type { Page } from '../../common/http/page.js';
import { AiJobPageReadModel } from './ai-job-page.read-model.js';
import { BestCandidatesReadModel } from './best-candidates.read-model.js';
import type { Candidate } from './listing.js';
import { sortNeedsPosition } from './matching.errors.js';
import { NearestCandidatesReadModel } from './nearest-candidates.read-model.js';
import { OrderedCandidatesReadModel } from './ordered-candidates.read-model.js';
import { PlacelessCandidatesReadModel } from './placeless-candidates.read-model.js';
import { LIST_MAX, readSearchCursor, type SearchCursor, writeSearchCursor } from './search-cursor.js';
import type { SearchPlan } from './search-plan.js';
import { SearchPlanner } from './search-planner.js';
import type { SearchScope } from './search-scope.js';
import { SeekerProfileReadModel } from './seeker-profile.read-model.js';
import { statedPayFirst } from './stated-pay-first.js';
import { MORE_THAN_COUNTED, SurveyReadModel } from './survey.read-model.js';

/** A job's place in the order of a list: higher comes first. */
const KEYS: Readonly<Record<JobSort, (candidate: Candidate) => number>> = {
  match: (candidate) => candidate.score,
  distance: (candidate) => -(candidate.distanceKm ?? Number.MAX_SAFE_INTEGER),
  recent: (candidate) => candidate.created,
  pay: (candidate) => candidate.hourlyPay ?? 0,
};
const MICROSECONDS = 1000;

/** Finds jobs for a seeker: plans the search, counts, takes the few that may be shown, and scores these in one place. */
@Injectable()
export class SearchAiJobsReadModel {
  constructor(
    private readonly profiles: SeekerProfileReadModel,
    private readonly planner: SearchPlanner,
    private readonly survey: SurveyReadModel,
    private readonly best: BestCandidatesReadModel,
    private readonly ordered: OrderedCandidatesReadModel,
    private readonly nearest: NearestCandidatesReadModel,
    private readonly placeless: PlacelessCandidatesReadModel,
    private readonly page: AiJobPageReadModel,
  ) {}

  /** One page of what the account `userId` searches for. */
  async search(userId: string, query: AiJobsQuery): Promise<Page<AiJob>> {
    const cursor = readSearchCursor(userId, query);
    if (query.sort === 'distance' && query.latitude === undefined) throw sortNeedsPosition();
    // Who asks and what is asked for are read at once.
    const [profile, { scope, isPlenty }] = await Promise.all([
      this.profiles.of(userId, cursor?.asOf),
      this.scopeOf(query),
    ]);
    const plan = await this.planner.plan(profile, scope, cursor !== null);
    const { candidates, total } = await this.candidates(plan, query, cursor, isPlenty);
    const before = cursor?.shown ?? 0;
    const rows = candidates.slice(0, Math.min(query.limit, LIST_MAX - before));
    const last = rows.at(-1);
    const shown = before + rows.length;
    const goesOn = last !== undefined && candidates.length > rows.length && shown < LIST_MAX;
    const next = goesOn
      ? writeSearchCursor(userId, query, { asOf: plan.asOf, key: KEYS[query.sort](last), ref: last.ref, shown })
      : null;
    const isFirstOfBest = query.sort === 'match' && cursor === null;
    const listed = isFirstOfBest ? statedPayFirst(rows, ({ hourlyPay }) => hourlyPay !== null) : rows;
    const items = await this.page.of(listed, userId, { ...plan.seeker, skills: plan.skills }, plan.scale);
    return { items, next, total };
  }

  private async scopeOf(query: AiJobsQuery): Promise<{ scope: SearchScope; isPlenty: boolean }> {
    const scope = await this.planner.scope(query);
    return { scope, isPlenty: scope.position !== null && (await this.survey.isPlenty(scope)) };
  }

  /** At least one more than the page shows, in order, as far as there are so many; and how many there are in all. */
  private async candidates(
    plan: SearchPlan,
    query: AiJobsQuery,
    cursor: SearchCursor | null,
    isPlenty: boolean,
  ): Promise<{ candidates: Candidate[]; total: string }> {
    if (!plan.position) {
      const [{ candidates, complete }, ofTown] = await Promise.all([
        this.placeless.newest(plan),
        this.placeless.ofTown(plan),
      ]);
      const all = [...candidates, ...ofTown];
      const many = all.length > COUNT_EXACT_UP_TO;
      const total = many ? MORE_THAN_COUNTED : `${all.length}${complete ? '' : '+'}`;
      return { candidates: this.inOrder(plan, query, cursor, all), total };
    }
    if (isPlenty) {
      const [near, ofTown] = await Promise.all([this.topOf(plan, query, cursor), this.placeless.ofTown(plan)]);
      return { candidates: this.inOrder(plan, query, cursor, [...near, ...ofTown]), total: MORE_THAN_COUNTED };
    }
    const ofTown = await this.placeless.ofTown(plan);
    const survey = await this.survey.take(plan, ofTown);
    if (survey.complete) {
      // a job that has one of the words alone is found, and does not answer
      const all = await this.survey.jobs(plan, survey.refs);
      return { candidates: this.inOrder(plan, query, cursor, all), total: `${all.length}` };
    }
    const near = [...(await this.topOf(plan, query, cursor)), ...ofTown];
    return { candidates: this.inOrder(plan, query, cursor, near), total: survey.total };
  }

  private topOf(plan: SearchPlan, query: AiJobsQuery, cursor: SearchCursor | null): Promise<Candidate[]> {
    const limit = query.limit + 1;
    const { sort } = query;
    if (sort === 'match') return this.best.find(plan, limit, cursor && { ...cursor, score: cursor.key });
    if (sort === 'distance') return this.nearest.find(plan, limit, cursor && { ...cursor, km: -cursor.key });
    return this.ordered.find(plan, sort, limit, cursor);
  }

  /** Scored, behind the cursor, the first one first. */
  private inOrder(
    plan: SearchPlan,
    query: AiJobsQuery,
    cursor: SearchCursor | null,
    candidates: readonly Candidate[],
  ): Candidate[] {
    const keyOfJob = KEYS[query.sort];
    for (const candidate of candidates) candidate.score = scoreJob(candidate, plan.seeker, plan.scale);
    return candidates
      .filter((candidate) => {
        if (cursor === null) return true;
        if (candidate.created > cursor.asOf * MICROSECONDS) return false;
        const key = keyOfJob(candidate);
        return key < cursor.key || (key === cursor.key && candidate.ref < cursor.ref);
      })
      .sort((a, b) => keyOfJob(b) - keyOfJob(a) || b.ref - a.ref);
  }
}
