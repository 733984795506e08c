import { SEARCH_CELLS_PER_DEGREE } from '@nukkad/contract/places/geo';
import { distanceShare, payShare } from '@nukkad/contract/matching/scoring';
import {
  DISTANCE_HALVING_KM,
  MATCH_WEIGHTS,
  PAY_ALL_AT,
  PAY_NOTHING_AT,
  SKILL_EVIDENCE,
  USUAL_HOURLY_PAY,
} from '@nukkad/contract/matching/scoring-weights';
import { minShareInGroup } from './answer-group.js';
import { type ListingFilter, unlessNull } from './listing-filter.js';
import type { SearchPlan } from './search-plan.js';

const KM_PER_DEGREE = 111.195;
const CELL_COLUMNS = 360 * SEARCH_CELLS_PER_DEGREE;
/** Number of parts of a cell in one direction. */
const PARTS = 16;
/** Distances are counted in units of DISTANCE_HALVING_KM / ln 2, so that nearness is exp(-distance). */
const PER_DEGREE = (Math.LN2 * KM_PER_DEGREE) / DISTANCE_HALVING_KM;
/** PostgreSQL refuses to compute exp(-distance) of a longer distance, which is 0; cells on both sides of 180° have one. */
const DISTANCE_MAX = 700;

/**
 * SQL that computes the score of a `posting`'s job from the parts that postings contain: place, pay, static impact and
 * preferred categories. `corner` contains columns of a cell, which `points` also reads from the posting. The shape of
 * the statement is independent of the known data of the seeker.
 */
export function postingPoints(filter: ListingFilter, plan: SearchPlan): { corner: string; points: string } {
  const { position, scale, seeker, perWeight, liked } = plan;
  const number = (value: number): string => `${filter.add(value)}::float8`;
  const { latitude, longitude } = position!;
  const narrow = PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const half = 0.5 / PARTS / SEARCH_CELLS_PER_DEGREE;
  const corner = (index: string, scaling: number, degrees: number): string =>
    `(${index}) * ${number(scaling / SEARCH_CELLS_PER_DEGREE)} + ${number(scaling * (half - degrees))}`;
  const offset = (index: string, scaling: number): string =>
    `(${index}) * ${number(scaling / PARTS / SEARCH_CELLS_PER_DEGREE)}`;
  const north = `posting.north + ${offset(`posting.place / ${PARTS}`, PER_DEGREE)}`;
  const east = `posting.east + ${offset(`posting.place % ${PARTS}`, narrow)}`;
  // Impact compares pay with the usual pay; the score, with the expected pay.
  const usual = scale.pay * (seeker.expectedRate === null ? 1 : 0) - perWeight * MATCH_WEIGHTS.pay;
  const expected = seeker.expectedRate === null ? 0 : scale.pay;
  const [ids, liking] = [liked.map(({ term }) => term), liked.map(({ points }) => points)].map((values) =>
    filter.add(`{${values.join(',')}}`),
  );
  const square = (distance: string): string => `power(${distance}, 2)`;
  const terms = [
    `${number(scale.distance)} * exp(-least(${DISTANCE_MAX}, sqrt(${square(north)} + ${square(east)})))`,
    `${number(perWeight)} * posting.merit`,
    `${number(usual)} * ${paidShare(filter, USUAL_HOURLY_PAY)}`,
    `${number(expected)} * ${paidShare(filter, seeker.expectedRate ?? USUAL_HOURLY_PAY)}`,
    `coalesce((${liking}::float8[])[array_position(${ids}::int[], posting.category)], 0)`,
  ];
  return {
    corner: `${corner(`cell / ${CELL_COLUMNS}`, PER_DEGREE, latitude + 90)} AS north,
      ${corner(`cell % ${CELL_COLUMNS}`, narrow, longitude + 180)} AS east`,
    points: terms.join('\n + '),
  };
}

/** Kilometres from the middle of a part of a cell to its corners, at most. */
const PART_KM = 0.13;

/** Points for the employer's standing beyond its part in the impact: the points of a scale are whole numbers. */
const standingBeyondImpact = ({ scale, perWeight }: SearchPlan): number =>
  scale.employer_rating - perWeight * MATCH_WEIGHTS.employer_rating;

/** Most points by which a job can score above its impact, which compares its pay with usual pay and not with the expected pay. */
export function slackOf(plan: SearchPlan): number {
  const { scale, seeker, perWeight } = plan;
  const expected = seeker.expectedRate ?? USUAL_HOURLY_PAY;
  const bends = [PAY_NOTHING_AT, PAY_ALL_AT].flatMap((part) => [part * expected, part * USUAL_HOURLY_PAY]);
  const pay = bends.map(
    (rate) => scale.pay * payShare(rate, expected) - perWeight * MATCH_WEIGHTS.pay * payShare(rate, USUAL_HOURLY_PAY),
  );
  return Math.max(0, ...pay) + Math.max(0, standingBeyondImpact(plan));
}

/** Largest error, in points, of a score that is computed from a posting, which has place and pay only roughly. */
export const boundErrorOf = (plan: SearchPlan): number =>
  plan.scale.distance * (1 - distanceShare(PART_KM)) +
  plan.scale.pay * Math.min(1, 0.5 / Math.max(1, plan.seeker.expectedRate ?? USUAL_HOURLY_PAY)) +
  Math.abs(standingBeyondImpact(plan));

/**
 * SQL: the points of the listing `l` beyond its posting: for skills, hours and at least the text. Exact enough for the
 * threshold of a page; displayed jobs are scored by `scoreJob` alone.
 */
export function listingPoints(filter: ListingFilter, plan: SearchPlan): string {
  const { scale, seeker, answers, wordRoles } = plan;
  const number = (value: number): string => `${filter.add(value)}::float8`;
  // one shape of the statement for all seekers: unknown parts have the weight 0
  const evidence = filter.add(`{${SKILL_EVIDENCE.map((share) => share * scale.skills).join(',')}}`);
  const skills = filter.add(`{${[...seeker.skills].join(',')}}`);
  const parts = [
    `CASE WHEN l.skills && ${skills}::int[] THEN (SELECT (${evidence}::float8[])[1 + least(${SKILL_EVIDENCE.length - 1}, count(*))]
      * count(*) / cardinality(l.skills) FROM unnest(l.skills) AS skill WHERE skill = ANY (${skills}::int[])) ELSE 0 END`,
    `coalesce(${number(scale.hours)} * least(1, ${number(seeker.weeklyHours ?? 0)} / l.hours_per_week), 0)`,
  ];
  if (answers && wordRoles) {
    parts.push(`${number(scale.text)} * ${minShareInGroup(answers, wordRoles, (value) => filter.add(value))}`);
  }
  return parts.join('\n + ');
}

/** SQL: the share of the points for pay that `posting` gets when `rate` is expected. */
const paidShare = (filter: ListingFilter, rate: number): string =>
  `greatest(0, least(1, posting.rupees / ${filter.add(Math.max(1, rate))}::float8 - ${PAY_NOTHING_AT}::float8))`;

/** SQL: whether a posting passes the filters of the plan, as far as its columns decide. */
export const passesFilters = (filter: ListingFilter, { filters, filterTerms }: SearchPlan): string =>
  [
    unlessNull(`${filter.add(filterTerms.category ?? null)}::int`, (term) => `posting.category = ${term}`),
    unlessNull(`${filter.add(filterTerms.jobType ?? null)}::int`, (term) => `posting.job_type = ${term}`),
    unlessNull(
      `${filter.add(filters.minPay ?? null)}::float8`,
      (rate) => `posting.rupees >= floor(least(32767, ${rate}))`,
    ),
  ].join(' AND ');
