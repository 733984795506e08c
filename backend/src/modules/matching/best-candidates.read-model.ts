import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { distanceShare, payShare, scoreJob } from '@nukkad/domain/scoring';
import {
  MATCH_WEIGHTS,
  PAY_ALL_AT,
  PAY_NOTHING_AT,
  RECENT_DAYS,
  SKILL_EVIDENCE,
  USUAL_HOURLY_PAY,
} from '@nukkad/domain/scoring-weights';
import { DataSource } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import { entryPoints, wantedEntry } from './entry-points.js';
import { type Candidate, candidateOf, type ListingRow } from './listing.js';
import { ListingFilter } from './listing-filter.js';
import type { SearchPlan } from './search-plan.js';
import { TERM_PARTS, type TermPart } from './text-relevance.js';

/** Where a search has come to: behind the job with this score and number, after so many jobs. */
export interface ScorePosition {
  score: number;
  ref: number;
  shown: number;
}

/** Kilometres around the seeker in which a first look is taken, about how many rows it reads, and how many it takes. */
const FIRST_LOOK_KM = 3;
const FIRST_LOOK_ROWS = 300;
const FIRST_LOOK_TAKES = 40;
/** How many of each list and cell a look at the whole circle reads when the first one found too little. */
const WIDE_LOOK = 2;
/** Most rows of a list and cell that a look may read. */
const PER_CELL_MAX = 600;
/** How many rows a look may read in all, and how many jobs it may take, for a page: some, and more for each of its jobs. */
const ROWS_MAX = 2400;
const ROWS_PER_JOB = 20;
const TAKES_MAX = 80;
const TAKES_PER_JOB = 3;
/** The same for a later page, and all jobs up to its end: it knows down to where it has to look, and leaves nothing to luck. */
const LATER_ROWS = 5000;
const LATER_TAKES = 1000;
const LATER_TAKES_PER_JOB = 4;
/**
 * How many points below the last job of a page the next page is looked for: scores lie the denser the further down. What
 * that misses is looked for so many times deeper.
 */
const STEP_POINTS = 10;
const STEP_JOBS = 50;
const STEP_GROWTH = 4;
/** Part of the greatest difference that expected pay can make which a first page allows for; later ones allow for all. */
const SLACK = 0.6;
/** All that merit can be: of a perfect job that was posted this moment. */
const MERIT_MAX = MATCH_WEIGHTS.recent + MATCH_WEIGHTS.employer_rating + MATCH_WEIGHTS.pay;
/** The day at which `listing_merit` of the database begins to count. */
const MERIT_EPOCH = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
/** Kilometres from the middle of a part of a cell to its corners, at most. */
const PART_KM = 0.13;
/** Least part of what is expected of the term of a list that a job with it gets, as where a word stands outside the title. */
const TEXT_LEAST = 0.45;

/** Which lists of which cells are read, and down to which stored merit: three columns of equal length. */
interface Looks {
  /** Numbers of lists of the plan, the first being 1. */
  lists: number[];
  cells: number[];
  leasts: (number | '-Infinity')[];
}

/** How a look is bounded: rows of each list and cell, rows in all, jobs that are looked up, and scores that matter. */
interface Look {
  depth: number;
  rows: number;
  takes: number;
  least: number;
  most: number;
  /** What is expected of a job that has the term of a list of a text. */
  text: 'text' | 'textAtBest';
}

/** Merit that is stored with a job, less this, is its merit at `asOf`. */
const meritShift = (asOf: number): number =>
  (MATCH_WEIGHTS.recent * (asOf - MERIT_EPOCH)) / DAY_MS / RECENT_DAYS - MATCH_WEIGHTS.recent;

/** Points that the standing of an employer gives beyond what merit has of it: the points of a scale are whole numbers. */
const standingBeyondMerit = ({ scale, perWeight }: SearchPlan): number =>
  scale.employer_rating - perWeight * MATCH_WEIGHTS.employer_rating;

/** Points by which a job may score more than merit, which compares with usual pay, has it. */
function slack(plan: SearchPlan): number {
  const { scale, seeker, perWeight } = plan;
  const expected = seeker.expectedRate ?? USUAL_HOURLY_PAY;
  const bends = [PAY_NOTHING_AT, PAY_ALL_AT].flatMap((part) => [part * expected, part * USUAL_HOURLY_PAY]);
  const pay = bends.map(
    (rate) => scale.pay * payShare(rate, expected) - perWeight * MATCH_WEIGHTS.pay * payShare(rate, USUAL_HOURLY_PAY),
  );
  return Math.max(0, ...pay) + Math.max(0, standingBeyondMerit(plan));
}

/** Points by which a job may score otherwise than its entry tells, which knows place and pay only roughly. */
const doubt = (plan: SearchPlan): number =>
  plan.scale.distance * (1 - distanceShare(PART_KM)) +
  plan.scale.pay * Math.min(1, 0.5 / Math.max(1, plan.seeker.expectedRate ?? USUAL_HOURLY_PAY)) +
  Math.abs(standingBeyondMerit(plan));

/** An array as PostgreSQL reads it; the driver would quote every number. */
const arrayOf = (values: readonly (number | string)[]): string => `{${values.join(',')}}`;

const isBehind = (candidate: Candidate, after: ScorePosition | null): boolean =>
  after === null || candidate.score < after.score || (candidate.score === after.score && candidate.ref < after.ref);

/** Best first; of equals the one that was listed last. */
export const byScore = (a: Candidate, b: Candidate): number => b.score - a.score || b.ref - a.ref;

/**
 * Finds the best jobs of a search without looking at all of them. Each term has its jobs of a cell in order of merit, the
 * part of the score that is the same for everybody. A first look near by tells which score is needed to be shown; a second
 * one reads each list of each cell only down to the merit that can still reach it, and leaves out cells too far away for
 * that.
 */
@Injectable()
export class BestCandidatesReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The best `limit` jobs behind `after`, and maybe others; best first, scored. */
  async find(plan: SearchPlan, limit: number, after: ScorePosition | null): Promise<Candidate[]> {
    const found = new Map<number, Candidate>();
    await (after ? this.goOn(plan, limit, after, found) : this.begin(plan, limit, found));
    return [...found.values()].filter((candidate) => isBehind(candidate, after)).sort(byScore);
  }

  private async begin(plan: SearchPlan, limit: number, found: Map<number, Candidate>): Promise<void> {
    const needed = (): number => [...found.values()].sort(byScore)[limit - 1]?.score ?? -Infinity;
    const near = plan.cells.filter((cell, index) => index === 0 || cell.nearestKm <= FIRST_LOOK_KM);
    const first = {
      depth: Math.max(WIDE_LOOK, Math.ceil(FIRST_LOOK_ROWS / (near.length * plan.lists.length))),
      rows: ROWS_MAX + ROWS_PER_JOB * limit,
      takes: Math.max(FIRST_LOOK_TAKES, 2 * limit),
      least: -Infinity,
      most: Infinity,
      text: 'text' as const,
    };
    await this.look(plan, this.everywhere(plan, near), first, found);
    if (needed() === -Infinity) {
      await this.look(plan, this.everywhere(plan, plan.cells), { ...first, depth: WIDE_LOOK }, found);
    }
    const least = needed();
    const second = { ...first, depth: PER_CELL_MAX, takes: TAKES_MAX + TAKES_PER_JOB * limit, least };
    await this.look(plan, this.promising(plan, least, 'usual'), second, found);
  }

  /** Looks for scores a little below the last one, and lower until there are enough. */
  private async goOn(
    plan: SearchPlan,
    limit: number,
    after: ScorePosition,
    found: Map<number, Candidate>,
  ): Promise<void> {
    const jobs = after.shown + limit;
    const rows = LATER_ROWS + ROWS_PER_JOB * jobs;
    const look = {
      depth: rows,
      rows,
      takes: LATER_TAKES + LATER_TAKES_PER_JOB * jobs,
      most: after.score,
      text: 'textAtBest' as const,
    };
    // Lists of a text know nothing of skills.
    const untold = doubt(plan) + (plan.relevance ? plan.scale.skills - (plan.lists[0]?.rest ?? 0) : 0);
    let step = (STEP_POINTS * limit) / (STEP_JOBS + after.shown);
    for (let least = after.score - step; ; least = after.score - step) {
      if (least < 0) least = -Infinity;
      await this.look(plan, this.promising(plan, least, 'most'), { ...look, least: least - untold }, found);
      const enough = [...found.values()].filter((each) => isBehind(each, after) && each.score >= least);
      if (enough.length >= limit || least === -Infinity) return;
      step *= STEP_GROWTH;
    }
  }

  /** All lists of these cells. */
  private everywhere(plan: SearchPlan, cells: SearchPlan['cells']): Looks {
    const looks: Looks = { lists: [], cells: [], leasts: [] };
    for (const { cell } of cells) {
      for (let list = 1; list <= plan.lists.length; list++) {
        looks.lists.push(list);
        looks.cells.push(cell);
        looks.leasts.push('-Infinity');
      }
    }
    return looks;
  }

  /** The lists of the cells that may hold a job with at least `score`, with the merit that it would need. */
  private promising(plan: SearchPlan, score: number, bound: 'usual' | 'most'): Looks {
    if (score === -Infinity) return this.everywhere(plan, plan.cells);
    const looks: Looks = { lists: [], cells: [], leasts: [] };
    const shift = meritShift(plan.asOf);
    const allowed = (bound === 'usual' ? SLACK : 1) * slack(plan);
    for (const { cell, nearestKm } of plan.cells) {
      const missing = score - allowed - plan.scale.distance * distanceShare(nearestKm);
      plan.lists.forEach((list, index) => {
        const least = (missing - list[bound]) / plan.perWeight;
        if (least > MERIT_MAX) return;
        looks.lists.push(index + 1);
        looks.cells.push(cell);
        looks.leasts.push(Math.floor((least + shift) * 100) / 100);
      });
    }
    return looks;
  }

  /**
   * Reads `looks` into `found`. What the lists tell of a job says how much it can score at most and at least; of those
   * that can score `least` to `most` the most promising are looked up.
   */
  private async look(
    plan: SearchPlan,
    looks: Looks,
    { depth, takes, rows: rowsMax, least, most, text }: Look,
    found: Map<number, Candidate>,
  ): Promise<void> {
    if (looks.lists.length === 0 || !plan.position) return;
    const { scale, perWeight } = plan;
    const shift = perWeight * meritShift(plan.asOf);
    const filter = new ListingFilter(plan, [
      arrayOf(looks.lists),
      arrayOf(looks.cells),
      arrayOf(looks.leasts),
      arrayOf(plan.lists.map(({ term }) => term)),
      arrayOf(plan.lists.map(({ rest }) => rest)),
      arrayOf(plan.lists.map(({ text }) => text)),
      arrayOf(plan.lists.map(({ skill }) => skill)),
      depth,
      rowsMax,
      takes,
      least + shift - scale.hours,
      scale.text,
      arrayOf(SKILL_EVIDENCE.map((share) => share * scale.skills)),
      most + shift + doubt(plan),
      arrayOf(plan.lists.map((list) => list[text])),
      arrayOf(plan.lists.map(({ part }) => TERM_PARTS.indexOf(part))),
    ]);
    const { corner, points } = entryPoints(filter, plan);
    const sufficing = plan.lists.every(({ suffices }) => suffices)
      ? null
      : filter.add(arrayOf(plan.lists.map(({ suffices }) => Number(suffices))));
    // A single list has a job once.
    const isOne = plan.lists.length === 1;
    const [max, sum] = ['max', 'sum'].map((name) => (column: string) => (isOne ? column : `${name}(${column})`)) as [
      (column: string) => string,
      (column: string) => string,
    ];
    const ofPart = (part: TermPart): string =>
      `coalesce(${part === 'tier' ? 'max' : 'sum'}(text) FILTER (WHERE part = ${TERM_PARTS.indexOf(part)}), 0)`;
    const textPoints = isOne
      ? 'least($12::float8, text)'
      : `least($12::float8, greatest(${ofPart('tier')}, ${ofPart('work')}) + ${ofPart('beside')})`;
    const rows: ListingRow[] = await this.dataSource.query(
      prepared(`SELECT ${filter.columns} FROM (
         SELECT ref FROM (
           SELECT ref, ${max('points')} + ${max('rest')} + ${textPoints}
             + ($13::float8[])[1 + least(${SKILL_EVIDENCE.length - 1}, ${sum('skill')})] AS points,
             ${max('points')} + ${TEXT_LEAST} * ${max('alone')} AS sure
           FROM (
             SELECT best.ref, best.category, best.job_type, best.rupees, ($5::float8[])[look.list] AS rest,
               ($6::float8[])[look.list] AS alone, ($15::float8[])[look.list] AS text, ($7::int[])[look.list] AS skill, ($16::int[])[look.list] AS part,
               ${sufficing ? `(${sufficing}::int[])[look.list] AS suffices,` : ''}
               ${points} AS points
             FROM (SELECT *, ${corner} FROM unnest($1::int[], $2::int[], $3::real[]) AS listed (list, cell, least)
               OFFSET 0) look
             CROSS JOIN LATERAL (
               SELECT t.ref, t.merit, t.category, t.job_type, t.rupees, t.place FROM job_terms t
               WHERE t.term = ($4::int[])[look.list] AND t.search_cell = look.cell AND t.merit >= look.least
               ORDER BY t.merit DESC LIMIT $8) best
             LIMIT $9) entries
           WHERE ${wantedEntry(filter, plan)}
           ${isOne ? '' : 'GROUP BY ref'} ${sufficing && !isOne ? 'HAVING max(suffices) = 1' : ''}) known
         WHERE points >= $11::float8 AND sure <= $14::float8 ORDER BY points DESC LIMIT $10) fresh
       JOIN job_listings l USING (ref) WHERE ${filter.where}`),
      filter.params,
    );
    for (const row of rows) {
      const candidate = candidateOf(row, plan.position, plan.asOf, plan.relevance);
      if (!filter.admits(candidate)) continue;
      candidate.score = scoreJob(candidate, plan.seeker, plan.scale);
      found.set(candidate.ref, candidate);
    }
  }
}
