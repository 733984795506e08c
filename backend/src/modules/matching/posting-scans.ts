import { BEST_SHARE } from '@nukkad/contract/matching/answer-tiers';
import { distanceShare } from '@nukkad/contract/matching/scoring';
import { SKILL_EVIDENCE } from '@nukkad/contract/matching/scoring-weights';
import { runsOf } from './cell-runs.js';
import { ListingFilter } from './listing-filter.js';
import { POSTING_ROLES, type PostingList } from './posting-lists.js';
import { passesFilters, postingPoints } from './score-bounds.js';
import type { SearchPlan } from './search-plan.js';
import { IMPACT_MAX, impactShift } from './static-impact.js';
import { TERM_PARTS, type TermPart } from './text-relevance.js';

/**
 * Smallest share of its expected text points that a job of a list earns, for example where the word is not in the
 * title.
 */
export const TEXT_SHARE_MIN = 0.45;

/** Kilometres at which runs of cells end, so that the nearest cell of a run bounds the distance of the others. */
const RINGS_KM = [3, 8];

/** Rounds up to a thousandth, which a bound permits: short to send and to parse. */
const rounded = (points: number): number => Math.ceil(points * 1000) / 1000;

/** An array as PostgreSQL reads it; the driver would quote every number. */
const arrayOf = (values: readonly (number | string)[]): string => `{${values.join(',')}}`;

/** A value of each posting list that the statement contains: its name, its type and its getter. */
type ListColumn = [name: string, type: 'int' | 'float8', value: (list: PostingList) => number];

const SKILL: ListColumn = ['skill', 'int', ({ skill }) => skill];
const OF_TEXT: readonly ListColumn[] = [
  ['rest', 'float8', ({ rest }) => rest],
  ['alone', 'float8', ({ text }) => text],
  ['part', 'int', ({ part }) => TERM_PARTS.indexOf(part)],
  ['role', 'int', ({ role }) => POSTING_ROLES.indexOf(role)],
];

/** A posting list and the upper bound of its jobs for everything but impact and nearness. */
interface BoundedList {
  list: PostingList;
  bound: number;
}

/** The postings that a scan reads. */
interface Scan {
  lists: readonly BoundedList[];
  /**
   * Lists with few jobs in each cell, where most lookups by cell find nothing: they are read by runs of cells, not in
   * order of impact.
   */
  sparse?: readonly BoundedList[];
  /** SQL: the score that their jobs have to be able to reach; null: none. */
  threshold: string | null;
  /** SQL: how many of each list in a cell, given its `place`, the nearest cell being the first. */
  depth: string;
  /**
   * Maximum number of `lists` and of `sparse` each, nearest cells first, and maximum number in all that pass the
   * filters.
   */
  postings: number;
  passing?: number;
}

/**
 * SQL that scans the posting lists of a plan and bounds the scores of their jobs. Thresholds include the shift of the stored impact
 * (`impactShift`), so that it is not subtracted from each posting. Few different SQL texts come out, so that few are planned.
 */
export class PostingScans {
  readonly filter: ListingFilter;
  /** SQL: the conditions on the listing `l` but for its distance, which is measured where it is read. */
  readonly where: string;
  /** SQL: the cells of the circle, the nearest first, as the table `near`. */
  readonly near: string;
  private readonly points: string;
  private readonly passes: string;
  private readonly columns: readonly ListColumn[];
  /** SQL: where a `cell` lies, as columns. */
  private readonly corner: string;

  constructor(
    private readonly plan: SearchPlan,
    text: 'text' | 'textMax',
  ) {
    this.filter = new ListingFilter(plan, []);
    this.where = this.filter.where;
    const { corner, points } = postingPoints(this.filter, plan);
    [this.corner, this.points] = [corner, points];
    this.passes = passesFilters(this.filter, plan);
    this.near = `SELECT cell, nearness, place, ${corner}
      FROM unnest(${this.array(
        plan.cells.map(({ cell }) => cell),
        'int',
      )}, ${this.array(plan.cells.map(this.nearness), 'float8')}) WITH ORDINALITY AS circle (cell, nearness, place)`;
    this.columns = plan.answers ? [...OF_TEXT, ['text', 'float8', (list) => list[text]]] : [SKILL];
  }

  add(value: unknown): string {
    return this.filter.add(value);
  }

  private array(values: readonly number[], type: 'int' | 'float8'): string {
    return `${this.add(arrayOf(values))}::${type}[]`;
  }

  /** Points for being near that no job of the cell exceeds. */
  private readonly nearness = ({ nearestKm }: { nearestKm: number }): number =>
    rounded(this.plan.scale.distance * distanceShare(nearestKm));

  /**
   * SQL: the jobs of the postings that a scan reads: `base` points for the parts that postings contain, total points
   * between `lower` and `upper`, `beside` for words beside the work. A list is read from its highest impact down to the
   * point where, with the upper bound for all other parts, a job can no longer reach the threshold (early termination).
   */
  jobs(scan: Scan): string {
    const passing = scan.passing === undefined ? '' : `LIMIT ${this.add(scan.passing)}`;
    const { sparse = [] } = scan;
    const scans = [
      ...(sparse.length > 0 ? [this.inRuns({ ...scan, lists: sparse })] : []),
      ...(scan.lists.length > 0 ? [this.inCells(scan)] : []),
    ];
    const most = this.add(scan.postings);
    return `SELECT ref, ${this.plan.answers ? this.boundsOfText() : this.boundsOfProfile()}
      FROM (
        SELECT posting.* FROM (${scans.map((each) => `(${each} LIMIT ${most})`).join(' UNION ALL ')}) posting
        WHERE ${this.passes} ${passing}) posting
      GROUP BY ref ${this.plan.answers ? `HAVING max(role) = ${POSTING_ROLES.indexOf('matches')}` : ''}`;
  }

  private get columnNames(): string {
    return this.columns.map(([name]) => `, scan.${name}`).join('');
  }

  /**
   * SQL: postings of each list in each cell in which a job of the list can reach the threshold, highest impact first.
   * Cells that are too far for every list are excluded at once; the references to `near` prevent the planner from
   * choosing another order.
   */
  private inCells({ lists, threshold, depth }: Scan): string {
    const { asOf, perWeight } = this.plan;
    const impact = perWeight * (IMPACT_MAX + impactShift(asOf));
    const bounds = lists.map(({ bound }) => bound);
    const reaches = (rest: number, bound = '0'): string =>
      threshold === null
        ? 'near.nearness IS NOT NULL'
        : `near.nearness + ${bound} + ${this.add(rest)}::float8 >= ${threshold}`;
    return `SELECT posting.*, scan.north, scan.east${this.columnNames}
      FROM (
        SELECT near.cell, near.north, near.east, ${depth} AS depth, list.*, ${this.least(threshold, 'near.nearness')} AS least
        FROM (SELECT * FROM near WHERE ${reaches(impact + Math.max(...bounds))} OFFSET 0) near
        CROSS JOIN LATERAL (
          SELECT * FROM ${this.listsAsTable(lists)} WHERE ${reaches(impact, 'list.bound')} OFFSET 0) list OFFSET 0) scan
      CROSS JOIN LATERAL (
        SELECT t.ref, t.merit, t.category, t.job_type, t.rupees, t.place FROM job_terms t
        WHERE t.term = scan.term AND t.search_cell = scan.cell AND t.merit >= scan.least
        ORDER BY t.merit DESC LIMIT scan.depth) posting`;
  }

  /**
   * SQL: postings of each list in each run of cells, nearest first. The references to `run` prevent the planner from
   * choosing another order.
   */
  private inRuns({ lists, threshold, depth }: Scan): string {
    const runs = runsOf(this.plan.cells, RINGS_KM).sort((a, b) => a.nearestKm - b.nearestKm);
    const columns = [
      this.array(
        runs.map(({ first }) => first),
        'int',
      ),
      this.array(
        runs.map(({ last }) => last),
        'int',
      ),
      this.array(runs.map(this.nearness), 'float8'),
    ];
    return `SELECT scan.ref, scan.merit, scan.category, scan.job_type, scan.rupees, scan.place, ${this.corner}${this.columnNames}
      FROM (
        SELECT posting.*, list.* FROM unnest(${columns.join(', ')}) AS run (first, last, nearness)
        CROSS JOIN LATERAL (
          SELECT * FROM ${this.listsAsTable(lists)} WHERE run.nearness IS NOT NULL OFFSET 0) list
        CROSS JOIN LATERAL (
          SELECT t.ref, t.merit, t.category, t.job_type, t.rupees, t.place, t.search_cell AS cell FROM job_terms t
          WHERE t.term = list.term AND t.search_cell BETWEEN run.first AND run.last
            AND t.merit >= ${this.least(threshold, 'run.nearness')}
          LIMIT ${depth}) posting OFFSET 0) scan`;
  }

  /** SQL: the least impact with which a job of a `list` can reach the threshold. */
  private least(threshold: string | null, nearness: string): string {
    if (threshold === null) return `'-Infinity'::real`;
    return `((${threshold} - ${nearness} - list.bound) / ${this.add(this.plan.perWeight)}::float8)::real`;
  }

  private listsAsTable(lists: readonly BoundedList[]): string {
    const columns: ListColumn[] = [['term', 'int', ({ term }) => term], ...this.columns];
    const bounds = this.array(
      lists.map(({ bound }) => bound),
      'float8',
    );
    const arrays = columns.map(([, type, value]) =>
      this.array(
        lists.map(({ list }) => value(list)),
        type,
      ),
    );
    return `unnest(${[bounds, ...arrays].join(', ')}) AS list (bound, ${columns.map(([name]) => name).join(', ')})`;
  }

  /** Each list of a profile determines at most a skill of a job. */
  private boundsOfProfile(): string {
    const evidence = this.add(arrayOf(SKILL_EVIDENCE.map((share) => share * this.plan.scale.skills)));
    return `max(${this.points}) AS base, 0 AS beside, max(${this.points}) AS lower,
      max(${this.points}) + (${evidence}::float8[])[1 + least(${SKILL_EVIDENCE.length - 1}, sum(skill))] AS upper`;
  }

  private boundsOfText(): string {
    const { answers, scale } = this.plan;
    const most = `${this.add(answers ? scale.text * BEST_SHARE[answers.group] : 0)}::float8`;
    const ofPart = (part: TermPart): string =>
      `coalesce(${part === 'tier' ? 'max' : 'sum'}(text) FILTER (WHERE part = ${TERM_PARTS.indexOf(part)}), 0)`;
    return `max(${this.points}) AS base, ${ofPart('beside')} AS beside,
      max(${this.points}) + ${TEXT_SHARE_MIN} * max(alone) AS lower,
      max(${this.points}) + max(rest)
        + least(${most}, greatest(${ofPart('tier')}, ${ofPart('work')}) + ${ofPart('beside')}) AS upper`;
  }
}
