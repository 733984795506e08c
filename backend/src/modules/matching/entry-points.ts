import { SEARCH_CELLS_PER_DEGREE } from '@nukkad/domain/geo';
import { DISTANCE_HALVING_KM, MATCH_WEIGHTS, PAY_NOTHING_AT, USUAL_HOURLY_PAY } from '@nukkad/domain/scoring-weights';
import type { ListingFilter } from './listing-filter.js';
import type { SearchPlan } from './search-plan.js';

const KM_PER_DEGREE = 111.195;
const CELL_COLUMNS = 360 * SEARCH_CELLS_PER_DEGREE;
/** Parts of a cell in one direction. */
const PARTS = 16;
/** Distances are counted in what reduces the worth of nearness to the part 1/e. */
const PER_DEGREE = (Math.LN2 * KM_PER_DEGREE) / DISTANCE_HALVING_KM;

/**
 * SQL that tells from an entry `best` of a list what its job scores, as far as entries know: place, pay, merit and liking.
 * `corner` are columns to be added to the looks, once for each cell; `points` reads them from `look`.
 */
export function entryPoints(filter: ListingFilter, plan: SearchPlan): { corner: string; points: string } {
  const { position, scale, seeker, perWeight, liked } = plan;
  const number = (value: number): string => `${filter.add(value)}::float8`;
  const { latitude, longitude } = position!;
  const narrow = PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const half = 0.5 / PARTS / SEARCH_CELLS_PER_DEGREE;
  const corner = (index: string, scaling: number, degrees: number): string =>
    `(${index}) * ${number(scaling / SEARCH_CELLS_PER_DEGREE)} + ${number(scaling * (half - degrees))}`;
  const offset = (index: string, scaling: number): string =>
    `(${index}) * ${number(scaling / PARTS / SEARCH_CELLS_PER_DEGREE)}`;
  const north = `look.north + ${offset(`best.place / ${PARTS}`, PER_DEGREE)}`;
  const east = `look.east + ${offset(`best.place % ${PARTS}`, narrow)}`;
  // Merit counts pay by what is usual; the score, by what is expected.
  const usual = scale.pay * (seeker.expectedRate === null ? 1 : 0) - perWeight * MATCH_WEIGHTS.pay;
  const terms = [
    `${number(scale.distance)} * exp(-sqrt((${north}) ^ 2 + (${east}) ^ 2))`,
    `${number(perWeight)} * best.merit`,
    `${number(usual)} * ${paidShare(filter, USUAL_HOURLY_PAY)}`,
  ];
  if (seeker.expectedRate !== null) terms.push(`${number(scale.pay)} * ${paidShare(filter, seeker.expectedRate)}`);
  if (liked.length > 0) {
    const [ids, points] = [liked.map(({ term }) => term), liked.map((each) => each.points)].map((values) =>
      filter.add(`{${values.join(',')}}`),
    );
    terms.push(`coalesce((${points}::float8[])[array_position(${ids}::int[], best.category)], 0)`);
  }
  return {
    corner: `${corner(`cell / ${CELL_COLUMNS}`, PER_DEGREE, latitude + 90)} AS north,
      ${corner(`cell % ${CELL_COLUMNS}`, narrow, longitude + 180)} AS east`,
    points: terms.join('\n + '),
  };
}

/** SQL: the share of the points for pay that `best` gets when `rate` is expected. */
const paidShare = (filter: ListingFilter, rate: number): string =>
  `greatest(0, least(1, best.rupees / ${filter.add(Math.max(1, rate))}::float8 - ${PAY_NOTHING_AT}::float8))`;

/** SQL: whether the filters of the plan let an entry through, as far as the entry tells. */
export function wantedEntry(filter: ListingFilter, { filters, filterTerms }: SearchPlan): string {
  const conditions = ['true'];
  if (filterTerms.category !== undefined) conditions.push(`category = ${filter.add(filterTerms.category)}::int`);
  if (filterTerms.jobType !== undefined) conditions.push(`job_type = ${filter.add(filterTerms.jobType)}::int`);
  if (filters.minPay !== undefined) {
    conditions.push(`rupees >= floor(least(32767, ${filter.add(filters.minPay)}::float8))`);
  }
  return conditions.join(' AND ');
}
