import { mean } from '../../bench/figures.js';
import { ndcg } from '../quality.js';
import { asksForNothing, gradeOf, inReachOf, isAtPlace, isOfWork, meetsAll, meetsConditions } from './labels.js';
import { type Advertisement, ASKING_CLASSES, type Query, type SearchSet } from './search-set.js';

/** A search's response to a query: ids of advertisements that it claims as answers, in order. */
export interface Said {
  answers: readonly string[];
  /** Whether the search failed. */
  failed: boolean;
}

/** Quality of one list of answers. Null: not applicable to this query. */
export interface Judged {
  query: Query;
  answers: readonly Advertisement[];
  failed: boolean;
  /** Whether a correct answer is first, or among the first three. */
  first: number | null;
  firstThree: number | null;
  /** Share of the first five that are right or near. */
  precision: number | null;
  ndcg: number | null;
  /** Whether there is no answer although the market has one. */
  none: number | null;
  /** Whether one of the first three is neither correct nor near. */
  wrongInThree: number | null;
  /** Whether an answer is claimed although there is none. */
  falsePositive: number | null;
  /** Whether the first correct answer is at the named place. */
  atPlace: number | null;
  /** Whether the first answer meets all parts of a query with several parts. */
  allMet: number | null;
  /** Whether the first answer meets the conditions, if the query contains only conditions beside the work. */
  conditionsMet: number | null;
}
export const MEASURES = [
  'first',
  'firstThree',
  'precision',
  'ndcg',
  'none',
  'wrongInThree',
  'falsePositive',
  'atPlace',
  'allMet',
  'conditionsMet',
] as const satisfies readonly (keyof Judged)[];
export type Measure = (typeof MEASURES)[number];

const RIGHT = 2;
const flag = (value: boolean): number => Number(value);
const NOT_ASKED = Object.fromEntries(MEASURES.map((measure) => [measure, null])) as Record<Measure, null>;

/** Judges a search's response to `query` by the labels. */
export function judge(query: Query, said: Said, { works, advertisements }: Omit<SearchSet, 'queries'>): Judged {
  const byId = new Map(advertisements.map((advertisement) => [advertisement.id, advertisement]));
  const answers = said.answers.map((id) => byId.get(id)!);
  const judged: Judged = { query, answers, failed: said.failed, ...NOT_ASKED };
  if (asksForNothing(query)) {
    return query.class === 'hostile' ? judged : { ...judged, falsePositive: flag(answers.length > 0) };
  }
  const reachable = inReachOf(query, advertisements);
  const market = reachable.map((advertisement) => gradeOf(query, advertisement, works));
  if (!market.some((grade) => grade >= RIGHT)) return judged;
  const grades = answers.map((advertisement) => gradeOf(query, advertisement, works));
  const right = (grade: number): boolean => grade >= RIGHT;
  return {
    ...judged,
    first: flag(grades.slice(0, 1).some(right)),
    firstThree: flag(grades.slice(0, 3).some(right)),
    precision: grades.length === 0 ? 0 : mean(grades.slice(0, 5).map((grade) => flag(grade > 0))),
    ndcg: gain(grades, market),
    none: flag(answers.length === 0),
    wrongInThree: flag(grades.slice(0, 3).includes(0)),
    ...placeAndConditions(query, answers, reachable),
  };
}

function placeAndConditions(
  query: Query,
  answers: readonly Advertisement[],
  market: readonly Advertisement[],
): Pick<Judged, 'atPlace' | 'allMet' | 'conditionsMet'> {
  const ofWork = (each: Advertisement): boolean => isOfWork(query, each);
  const here = (each: Advertisement): boolean => isAtPlace(query, each);
  const all = (each: Advertisement): boolean => meetsAll(query, each);
  const [firstAnswer] = answers;
  const firstRight = answers.find(ofWork);
  const asksPlace = query.place !== null && market.some((each) => ofWork(each) && here(each));
  const asksAll = query.class === 'multi' && market.some(all);
  const asksConditions = query.class === 'conditions' && market.some(all);
  return {
    atPlace: asksPlace ? flag(firstRight !== undefined && here(firstRight)) : null,
    allMet: asksAll ? flag(firstAnswer !== undefined && all(firstAnswer)) : null,
    conditionsMet: asksConditions
      ? flag(firstAnswer !== undefined && ofWork(firstAnswer) && meetsConditions(query, firstAnswer))
      : null,
  };
}

/** Returns NDCG@10 relative to the best ten of the market, including advertisements that were not shown. */
function gain(grades: readonly number[], market: readonly number[]): number {
  const DEPTH = 10;
  const shown = grades.slice(0, DEPTH);
  const rest = [...market];
  for (const grade of shown) {
    const at = rest.indexOf(grade);
    if (at >= 0) rest.splice(at, 1);
  }
  const unseen = Array.from({ length: DEPTH - shown.length }, () => 0);
  return ndcg([...shown, ...unseen, ...rest], DEPTH);
}

/** Returns the mean of a measure over the queries that it applies to; null if there are none. */
export function over(judged: readonly Judged[], measure: Measure): number | null {
  const values = judged.map((each) => each[measure]).filter((value) => value !== null);
  return values.length === 0 ? null : mean(values);
}

/** Returns whether a query names a kind of work that the market has. */
export const namesWork = ({ query, first }: Judged): boolean => first !== null && query.works.length > 0;

/**
 * Returns the share of well answered queries of a class: a correct answer first, or no claimed answer if none is
 * correct.
 */
export function worthOf(judged: readonly Judged[]): number | null {
  const asking = judged.filter(({ query }) => ASKING_CLASSES.some((each) => each === query.class));
  if (asking.length > 0) return over(asking, 'first');
  const claimed = over(judged, 'falsePositive');
  return claimed === null ? null : 1 - claimed;
}
