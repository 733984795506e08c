import { distanceKm } from '@nukkad/contract/places/geo';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { type Advertisement, type Fact, positionOf, type Query, SILENT_CLASSES, type Works } from './search-set.js';

/** Kilometres within which a job counts as being at a named place. */
export const PLACE_KM = 5;
const HOURS_OF_MONTH = 26 * 8;

/** 3 the requested work, as requested; 2 that work elsewhere or on other conditions; 1 near work; 0 wrong. */
export type Grade = 0 | 1 | 2 | 3;

const kindsOf = ({ work, also }: Advertisement): string[] => [work, ...also];
const share = (a: readonly string[], b: readonly string[]): boolean => a.some((key) => b.includes(key));

/** Returns whether no job is an answer to `query`. */
export const asksForNothing = (query: Query): boolean =>
  query.class === 'hostile' || SILENT_CLASSES.some((silent) => silent === query.class);

/** Returns whether an advertisement is of the requested kind; if the query names none, any kind is. */
export const isOfWork = (query: Query, advertisement: Advertisement): boolean =>
  !isRefused(query, advertisement) && (query.works.length === 0 || share(kindsOf(advertisement), query.works));

const isRefused = ({ not = [] }: Query, advertisement: Advertisement): boolean =>
  share([advertisement.work, ...advertisement.facts], not);

const isNear = (query: Query, advertisement: Advertisement, works: Works): boolean =>
  !isRefused(query, advertisement) &&
  share(kindsOf(advertisement), [...query.alsoGood, ...query.works.flatMap((work) => works[work]?.near ?? [])]);

export const isAtPlace = ({ place }: Query, { at }: Advertisement): boolean =>
  place === null || distanceKm(positionOf(place.at), positionOf(at)) <= PLACE_KM;

const hourly = (rate: number, rateType: 'hourly' | 'monthly'): number =>
  rateType === 'monthly' ? rate / HOURS_OF_MONTH : rate;

/** Work that is urgent begins at once, and the other way round. */
const SAME: Partial<Record<Fact, Fact>> = { urgent: 'immediate', immediate: 'urgent' };

/** Returns whether an advertisement meets the conditions of the text; pay counts by its upper end. */
export function meetsConditions({ conditions }: Query, advertisement: Advertisement): boolean {
  const { minRate, rateType = 'hourly', jobType, facts = [] } = conditions;
  const offered = advertisement.maxRate ?? advertisement.minRate;
  if (minRate !== undefined) {
    if (offered === null || hourly(offered, advertisement.rateType) < hourly(minRate, rateType)) return false;
  }
  if (jobType !== undefined && advertisement.jobType !== jobType) return false;
  const has = (fact: Fact | undefined): boolean => fact !== undefined && advertisement.facts.includes(fact);
  return facts.every((fact) => has(fact) || has(SAME[fact]));
}

/** Returns whether a text names no kind of work, but other criteria: a place, conditions. */
const isOnlyAbout = ({ works }: Query): boolean => works.length === 0;

export const meetsAll = (query: Query, advertisement: Advertisement): boolean =>
  isOfWork(query, advertisement) && isAtPlace(query, advertisement) && meetsConditions(query, advertisement);

/** Returns the grade of an advertisement as an answer. */
export function gradeOf(query: Query, advertisement: Advertisement, works: Works): Grade {
  if (asksForNothing(query)) return 0;
  if (meetsAll(query, advertisement)) return 3;
  if (isOfWork(query, advertisement) && !isOnlyAbout(query)) return 2;
  return isNear(query, advertisement, works) ? 1 : 0;
}

/** Returns the jobs that can be shown to the seeker: jobs within the radius of a search. */
export const inReachOf = ({ from }: Query, advertisements: readonly Advertisement[]): Advertisement[] =>
  advertisements.filter(({ at }) => distanceKm(positionOf(from), positionOf(at)) <= SEARCH_RADIUS_KM);
