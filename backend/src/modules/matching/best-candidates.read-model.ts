import { Injectable } from '@nestjs/common';
import { scoreJob } from '@nukkad/contract/matching/scoring';
import { prepared } from '../../common/database/prepared-statements.js';
import { SearchDatabase } from '../../common/database/search-database.js';
import {
  candidatesBetween,
  firstCandidates,
  type ScanBudget,
  type Statement,
  type ThresholdSearch,
} from './candidate-statement.js';
import { type Candidate, candidateOf, listingsOf } from './listing.js';
import { boundErrorOf } from './score-bounds.js';
import type { SearchPlan } from './search-plan.js';

/** The position of a search: after the job with this score and number, after this many jobs. */
export interface ScoreKeyset {
  score: number;
  ref: number;
  shown: number;
}

/**
 * Radius in kilometres around the seeker for the first threshold, with the approximate number of postings and
 * candidates: more for a long page.
 */
const NEAR_KM = 3;
const NEAR_POSTINGS = 300;
const NEAR_POSTINGS_PER_JOB = 10;
const NEAR_CANDIDATES = 40;
/** Number of postings of each list and distant cell, where the jobs near by are too few for a threshold. */
const FAR_DEPTH = 2;
/** Most postings of a list and cell. */
const DEPTH_MAX = 600;
/** Most postings and candidates of a first page: some, and more for each of its jobs. */
const POSTINGS_MAX = 2400;
const POSTINGS_PER_JOB = 20;
const CANDIDATES_MAX = 60;
/** Candidates for a search with a text: the scores of its jobs differ more from what their postings predict. */
const TEXT_CANDIDATES_MAX = 30;
const CANDIDATES_PER_JOB = 3;
/**
 * Same for a page that misses no job, and all jobs up to its end: a later page, with a known lowest score, and the
 * first page of a search with some hundred jobs.
 */
const EXACT_POSTINGS = 5000;
const EXACT_CANDIDATES = 1000;
const EXACT_CANDIDATES_PER_JOB = 4;

/** Returns the budget of an exact page that ends with the job of this place. */
function exactBudget(place: number): ScanBudget {
  const postings = EXACT_POSTINGS + POSTINGS_PER_JOB * place;
  return { depth: postings, postings, candidates: EXACT_CANDIDATES + EXACT_CANDIDATES_PER_JOB * place };
}

/**
 * The first score range of a later page, in points below the last displayed job. Scores are denser further down, so the
 * range shrinks with the number of displayed jobs; when it contains too few jobs, it grows by STEP_GROWTH.
 */
const STEP_POINTS = 10;
const STEP_JOBS = 50;
const STEP_GROWTH = 4;

const isBehind = (candidate: Candidate, after: ScoreKeyset | null): boolean =>
  after === null || candidate.score < after.score || (candidate.score === after.score && candidate.ref < after.ref);

/** Sorts best first; of equal scores the latest listed job first. */
export const byScore = (a: Candidate, b: Candidate): number => b.score - a.score || b.ref - a.ref;

/**
 * Finds the best k jobs of a search without reading all of them: top-k retrieval with upper bounds, as in the threshold
 * algorithm of Fagin, Lotem and Naor and in MaxScore and block-max WAND (ADR 7). Each term has, for each cell of the
 * map, a posting list in order of static impact. The k-th best score found near by is the threshold. Reading of a list
 * ends where its impact, with the upper bound of its term and cell for all other parts, cannot reach the threshold, so
 * that most cells are not read at all. Postings bound the score of a job; the candidates with the highest bounds are
 * looked up, and ranked by their exact scores.
 */
@Injectable()
export class BestCandidatesReadModel {
  constructor(private readonly database: SearchDatabase) {}

  /**
   * Returns the best `limit` jobs after `after`, and maybe others; best first, scored. `isExact`: none of the first
   * page may be missed, which is affordable for a search of some hundred jobs; later pages miss none.
   */
  async find(plan: SearchPlan, limit: number, after: ScoreKeyset | null, isExact = false): Promise<Candidate[]> {
    if (plan.lists.length === 0 || !plan.position) return [];
    const candidates = after ? await this.findLater(plan, limit, after) : await this.findFirst(plan, limit, isExact);
    return candidates.filter((candidate) => isBehind(candidate, after)).sort(byScore);
  }

  private findFirst(plan: SearchPlan, limit: number, isExact: boolean): Promise<Candidate[]> {
    const nearCells = plan.cells.filter((cell, index) => index === 0 || cell.nearestKm <= NEAR_KM).length;
    const passing = Math.max(NEAR_POSTINGS, NEAR_POSTINGS_PER_JOB * limit);
    const first: ThresholdSearch = {
      nearCells,
      nearDepth: Math.max(FAR_DEPTH, Math.ceil(passing / (nearCells * plan.lists.length))),
      farDepth: FAR_DEPTH,
      passing,
      candidates: Math.max(NEAR_CANDIDATES, 2 * limit),
    };
    const second: ScanBudget = isExact
      ? exactBudget(limit)
      : {
          depth: DEPTH_MAX,
          postings: POSTINGS_MAX + POSTINGS_PER_JOB * limit,
          candidates: (plan.text ? TEXT_CANDIDATES_MAX : CANDIDATES_MAX) + CANDIDATES_PER_JOB * limit,
        };
    return this.read(plan, firstCandidates(plan, limit, first, second, isExact));
  }

  /** Searches scores a little below the last one, and lower until there are enough jobs. */
  private async findLater(plan: SearchPlan, limit: number, after: ScoreKeyset): Promise<Candidate[]> {
    const budget = exactBudget(after.shown + limit);
    // The lists of a text carry no information about skills.
    const boundError = boundErrorOf(plan) + (plan.relevance ? plan.scale.skills - (plan.lists[0]?.rest ?? 0) : 0);
    let step = (STEP_POINTS * limit) / (STEP_JOBS + after.shown);
    for (let least = after.score - step; ; least = after.score - step) {
      if (least < 0) least = -Infinity;
      const found = await this.read(plan, candidatesBetween(plan, { least, most: after.score, boundError }, budget));
      const enough = found.filter((each) => isBehind(each, after) && each.score >= least);
      if (enough.length >= limit || least === -Infinity) return found;
      step *= STEP_GROWTH;
    }
  }

  /** Returns the candidates of a statement, with their exact scores. */
  private async read(plan: SearchPlan, { sql, filter }: Statement): Promise<Candidate[]> {
    const rows: { listings: unknown[][] | null }[] = await this.database.query(prepared(sql), filter.params);
    const candidates = listingsOf(rows[0]?.listings ?? null, plan.relevance)
      .map((row) => candidateOf(row, plan.position, plan.asOf, plan.relevance))
      .filter((candidate) => filter.admits(candidate));
    for (const candidate of candidates) candidate.score = scoreJob(candidate, plan.seeker, plan.scale);
    return candidates;
  }
}
