import { Injectable } from '@nestjs/common';
import type { AiJob, AiJobsQuery } from '@nukkad/contract/matching/ai-jobs';
import { COUNT_EXACT_UP_TO } from '@nukkad/contract/limits';
import { statedPayFirst, statesPay } from '@nukkad/contract/matching/stated-pay-first';
import { notFound } from '../../common/errors/common.errors.js';
import type { Page } from '../../common/http/page.js';
import type { AccountPrefetch } from '../../common/security/session-prefetch.js';
import { AiJobPageReadModel } from './ai-job-page.read-model.js';
import { BestCandidatesReadModel } from './best-candidates.read-model.js';
import { keyOf, orderCandidates } from './candidate-order.js';
import type { Candidate } from './listing.js';
import { sortNeedsPosition } from './matching.errors.js';
import { NearestCandidatesReadModel } from './nearest-candidates.read-model.js';
import { OrderedCandidatesReadModel } from './ordered-candidates.read-model.js';
import { PlacelessCandidatesReadModel } from './placeless-candidates.read-model.js';
import { countsAsJson, type EstimatedCounts } from './posting-counts.js';
import { asOfCursor, LIST_MAX, readSearchCursor, type SearchCursor, writeSearchCursor } from './search-cursor.js';
import type { SearchPlan } from './search-plan.js';
import { SearchPlanner } from './search-planner.js';
import type { SearchScope } from './search-scope.js';
import {
  profileAsJson,
  profileOf,
  type ProfileRow,
  type SeekerProfile,
  SeekerProfileReadModel,
} from './seeker-profile.read-model.js';
import { MORE_THAN_COUNTED, ResultCountReadModel } from './result-count.read-model.js';
import { estimateResultSize, type ResultSizeEstimate } from './result-size-estimate.js';

/** Data that is read before the search itself. */
export interface PrefetchedSearch {
  profile: SeekerProfile;
  scope: SearchScope;
  sizeEstimate: ResultSizeEstimate;
}

/** The value of the account that a search reads: `counts` is null where they are unknown, or read separately. */
interface PrefetchedValue {
  profile: ProfileRow;
  counts: EstimatedCounts | null;
}

/** A search that reads its data; `complete` awaits the rest. */
export interface BegunPrefetch extends Pick<AccountPrefetch, 'sql'> {
  complete: (value: PrefetchedValue) => Promise<PrefetchedSearch>;
}

/**
 * Finds jobs for a seeker: plans the search, counts, selects the few candidates to show, and scores these in one place.
 */
@Injectable()
export class SearchAiJobsReadModel {
  constructor(
    private readonly profiles: SeekerProfileReadModel,
    private readonly planner: SearchPlanner,
    private readonly resultCount: ResultCountReadModel,
    private readonly best: BestCandidatesReadModel,
    private readonly ordered: OrderedCandidatesReadModel,
    private readonly nearest: NearestCandidatesReadModel,
    private readonly placeless: PlacelessCandidatesReadModel,
    private readonly page: AiJobPageReadModel,
  ) {}

  /**
   * Starts to read the searched terms, and returns what else is read: the seeker's profile, and an estimate of the number of
   * jobs, as one value of the account.
   */
  beginPrefetch(query: AiJobsQuery): BegunPrefetch {
    const reading = this.planner.read(query);
    const asOf = asOfCursor(query);
    const broad = reading.position ? this.planner.findBroadTerm(reading) : undefined;
    const base = reading.position && reading.text ? this.planner.findBaseTerm(reading) : undefined;
    const isCounted = broad !== undefined || base !== undefined;
    const counted =
      isCounted && this.resultCount.isReplicated ? this.resultCount.countPostings({ broad, base }, reading) : null;
    const begun = Promise.all([this.planner.findScope(reading), counted]);
    // whoever awaits the search gets the error; when a guard rejects the call, nobody does
    begun.catch(() => undefined);
    return {
      sql: (add) => {
        const counts = !isCounted || counted ? 'NULL' : countsAsJson({ broad, base }, reading, add);
        return `json_build_object('profile', ${profileAsJson(add(asOf ?? null))}, 'counts', ${counts})`;
      },
      complete: async ({ profile, counts }) => {
        const [scope, ofReplica] = await begun;
        return {
          profile: profileOf(profile, asOf),
          scope,
          sizeEstimate: estimateResultSize(reading, ofReplica ?? counts),
        };
      },
    };
  }

  /** Returns one page of the search of the account `userId`; `prefetched`: data already read for it. */
  async search(userId: string, query: AiJobsQuery, prefetched?: Promise<PrefetchedSearch>): Promise<Page<AiJob>> {
    const cursor = readSearchCursor(userId, query);
    if (query.sort === 'distance' && query.latitude === undefined) throw sortNeedsPosition();
    const { profile, scope, sizeEstimate } = await (prefetched ?? this.prefetch(userId, query));
    if (profile.userId !== userId) throw notFound();
    const plan = await this.planner.plan(profile, scope, cursor !== null);
    const { candidates, total } = await this.candidates(plan, query, cursor, sizeEstimate);
    const before = cursor?.shown ?? 0;
    const rows = candidates.slice(0, Math.min(query.limit, LIST_MAX - before));
    const last = rows.at(-1);
    const shown = before + rows.length;
    const goesOn = last !== undefined && candidates.length > rows.length && shown < LIST_MAX;
    const next = goesOn
      ? writeSearchCursor(userId, query, { asOf: plan.asOf, key: keyOf(query.sort, last), ref: last.ref, shown })
      : null;
    const items = await this.page.loadJobs(rows, userId, plan);
    return { items: cursor === null ? statedPayFirst(items, statesPay) : items, next, total };
  }

  private async prefetch(userId: string, query: AiJobsQuery): Promise<PrefetchedSearch> {
    const { sql, complete } = this.beginPrefetch(query);
    return complete(await this.profiles.readValue(userId, sql));
  }

  /** Returns the candidates in order, at least one more than the page shows if there are that many; and the total. */
  private async candidates(
    plan: SearchPlan,
    query: AiJobsQuery,
    cursor: SearchCursor | null,
    sizeEstimate: ResultSizeEstimate,
  ): Promise<{ candidates: Candidate[]; total: string }> {
    if (!plan.position) {
      const [{ candidates, complete }, ofTown] = await Promise.all([
        this.placeless.listNewest(plan),
        this.placeless.listInHomeTown(plan),
      ]);
      const all = [...candidates, ...ofTown];
      const many = all.length > COUNT_EXACT_UP_TO;
      const total = many ? MORE_THAN_COUNTED : `${all.length}${complete ? '' : '+'}`;
      return { candidates: orderCandidates(plan, query.sort, cursor, all), total };
    }
    // reads both concurrently where either may be necessary: a text may have more answers than the estimate, and top-k
    // of few jobs is cheap; of a countable search the first page is read as top-k, and later ones are cut from all of
    // its jobs
    const isCountable = sizeEstimate === 'countable';
    const areFewNearby = sizeEstimate === 'few_nearby';
    const isLoaded = areFewNearby || sizeEstimate === 'loadable' || (isCountable && cursor !== null);
    const isTopRead = !isLoaded || (!areFewNearby && plan.text !== null && query.sort === 'match');
    // top-k of an unknown number of jobs may miss some, so all are loaded if they can be counted
    const alongsideTopK = isTopRead && (isCountable || plan.text !== null);
    const isCounted = sizeEstimate !== 'over_limit';
    const further = isCounted ? await this.placeless.planHomeTown(plan) : null;
    const [counted, top, uncounted] = await Promise.all([
      isCounted ? this.resultCount.countResults(plan, { alongsideTopK, further }) : null,
      isTopRead ? this.topOf(plan, query, cursor, isCountable) : null,
      isCounted ? [] : this.placeless.listInHomeTown(plan),
    ]);
    const ofTown = counted?.further ?? uncounted;
    if (counted?.complete) {
      const all = [...counted.candidates, ...ofTown];
      const total = all.length > COUNT_EXACT_UP_TO ? MORE_THAN_COUNTED : `${all.length}`;
      return { candidates: orderCandidates(plan, query.sort, cursor, all), total };
    }
    const near = [...(top ?? (await this.topOf(plan, query, cursor))), ...ofTown];
    return { candidates: orderCandidates(plan, query.sort, cursor, near), total: counted?.total ?? MORE_THAN_COUNTED };
  }

  /** `isExact`: without missing any, when sorted by match; the other orders never miss one. */
  private topOf(
    plan: SearchPlan,
    query: AiJobsQuery,
    cursor: SearchCursor | null,
    isExact = false,
  ): Promise<Candidate[]> {
    const limit = query.limit + 1;
    const { sort } = query;
    if (sort === 'match') return this.best.find(plan, limit, cursor && { ...cursor, score: cursor.key }, isExact);
    if (sort === 'distance') return this.nearest.find(plan, limit, cursor && { ...cursor, km: -cursor.key });
    return this.ordered.find(plan, sort, limit, cursor);
  }
}
