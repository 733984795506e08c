import type { AnswerTier } from '@nukkad/contract/matching/answer-tiers';
import type { Position } from '@nukkad/contract/places/geo';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { JobType } from '@nukkad/contract/jobs/jobs';
import { WORK_DAYS_PER_MONTH, WORK_DAYS_PER_WEEK, WORK_HOURS_PER_DAY } from '@nukkad/contract/limits';
import type { PayInText } from '@nukkad/language/pay-in-text';
import { answeringOccupations, kindsOfOccupation } from '@nukkad/language/lexicon/answering-occupations';
import { type Interpretation, interpretQuery } from '@nukkad/language/query-interpretation';
import type { Weighted } from '@nukkad/language/query-phrases';
import type { Token } from '@nukkad/language/query-tokens';
import { isMisspeltWork, isWorkWord } from '@nukkad/language/query-words';
import { type ReadConditions, readConditions, restOfText, type Span } from '@nukkad/language/search-conditions';
import type { PayPeriod, SearchCondition } from '@nukkad/contract/matching/search-readings';
import { isStopWord, normaliseText, wordsOf } from '@nukkad/language/text-normalisation';
import { type IndexedPlace, isOwnCity, type PlaceIndex, type PlaceVocabulary } from '../places/places.public.js';

/** Kinds of searchable terms, as in `search_terms`. */
export type TermKind =
  | 'every'
  | 'category'
  | 'job_type'
  | 'category_and_type'
  | 'skill'
  | 'occupation'
  | 'suggested_occupation'
  | 'condition'
  | 'town'
  | 'word';

export interface TermName {
  kind: TermKind;
  name: string;
}

/** A meaning in a search text, and the tier of a job with it. */
export interface Meaning extends TermName {
  tier: AnswerTier;
  /** Whether it is another occupation than the named one, and no kind of it that answers it. */
  isSubstitute?: boolean;
}

/** A word of a search text. `isKnown`: it is part of a meaning; `isPlace`: it names a place. */
export interface TextWord {
  name: string;
  isKnown: boolean;
  isPlace: boolean;
}

/**
 * A requirement of a job besides the work: one of the conditions, or its opposite; or pay of at least this many rupees
 * an hour.
 */
export type SoughtCondition =
  | { kind: 'condition'; name: SearchCondition; isExcluded: boolean }
  | { kind: 'pay'; hourlyRate: number };

/** The place in a text, as written. */
export interface SoughtPlace {
  place: IndexedPlace;
  spans: Span[];
}

/** The request of a search text: its meanings and its words. */
export interface SearchText {
  /** The best answers first. */
  meanings: readonly Meaning[];
  words: readonly TextWord[];
  /** Required types of job, in addition to the other requirements. */
  jobTypes: readonly JobType[];
  /** Words with a meaning only if they are misspelt; a job may contain them as written. */
  corrected: readonly string[];
  conditions: readonly SoughtCondition[];
  place: SoughtPlace | null;
  /** Excluded terms: terms of work, and words of the title. */
  excluded: readonly TermName[];
  /**
   * The categories of the named work, one of which confirms that a job is that work; null where no work is named for
   * certain.
   */
  ownCategories: readonly JobCategoryId[] | null;
  /** Tier of any job, where the text names no work but requires conditions or a place; null where it names work. */
  anyWork: AnswerTier | null;
}

/** Dependencies for parsing a text. */
export interface TextReader {
  vocabulary: PlaceVocabulary;
  places: PlaceIndex;
  /** The user's position. */
  near: Position | null;
}

/** A parsed text: its conditions, its place, and the remaining text, which names work. */
export interface ReadText {
  conditions: ReadConditions;
  place: SoughtPlace | null;
  work: string;
}

const MEANINGS_MAX = 14;
/** From this weight on an occupation, a skill or a category is named; below it the text only suggests it. */
const NAMED = 0.75;
/** With a named occupation only its own category counts, not every other category with such work. */
const OWN_CATEGORY = 0.75;
/** Least weight of an occupation, relative to the heaviest one of the text, to count as requested first. */
const AS_MUCH = 0.9;
const POSTAL_CODE = /^[1-9]\d{5}$/u;

const isPlaceWord = (word: string, places: PlaceVocabulary): boolean =>
  POSTAL_CODE.test(word) || (places.has(word) && !places.isCommon(word));

/** Beside a word that identifies a place, words in the names of many places carry no information: "JP Nagar". */
const distinctiveWords = (words: readonly string[], places: PlaceVocabulary): string[] =>
  words.some((word) => isPlaceWord(word, places)) ? words.filter((word) => !places.isCommon(word)) : [...words];

const isNamed = ({ weight }: Weighted): boolean => weight >= NAMED;

/** Hours of work for each pay period, with the lengths of a month and a day used everywhere in the product. */
const HOURS_PER: Readonly<Record<PayPeriod, number>> = {
  hour: 1,
  day: WORK_HOURS_PER_DAY,
  week: WORK_DAYS_PER_WEEK * WORK_HOURS_PER_DAY,
  month: WORK_DAYS_PER_MONTH * WORK_HOURS_PER_DAY,
};

/** Rupees an hour. */
const hourlyRateOf = ({ rate, per }: PayInText): number => rate / HOURS_PER[per];

const spansOf = (tokens: readonly Token[]): Span[] => tokens.map(({ start, end }) => ({ start, end }));

/**
 * Extracts the place from the tokens that remain after the conditions. The user's current city and the user's origin
 * are not the place of the search.
 */
function takePlace(
  tokens: readonly Token[],
  { places, near }: TextReader,
): { place: SoughtPlace | null; rest: Token[] } {
  let rest = [...tokens];
  for (;;) {
    const words = rest.map(({ word }) => word);
    const found = places.find(words, { near, isWork: isWorkWord, isMisspeltWork });
    if (!found) return { place: null, rest };
    const spans = spansOf(rest.slice(found.from, found.to));
    rest = [...rest.slice(0, found.from), ...rest.slice(found.to)];
    if (!found.isOrigin && !isOwnCity(found.place, near)) return { place: { place: found.place, spans }, rest };
  }
}

/** Extracts conditions and a place from a text. Accepts any string. */
export function readText(text: string, reader: TextReader): ReadText {
  const conditions = readConditions(text);
  const { place, rest } = takePlace(conditions.rest, reader);
  return { conditions, place, work: restOfText(text, rest) };
}

function conditionsOf({ pay, conditions }: ReadConditions): SoughtCondition[] {
  const named = conditions.map(({ condition, isExcluded }) => ({
    ...{ kind: 'condition' as const, name: condition, isExcluded },
  }));
  return pay ? [...named, { kind: 'pay', hourlyRate: hourlyRateOf(pay) }] : named;
}

/** Returns the ids of `found`, each once, without those of `known`. */
const except = (found: readonly string[], known: readonly string[]): string[] =>
  [...new Set(found)].filter((id) => !known.includes(id));

const answering = (id: string): Weighted[] => answeringOccupations(id).map((other) => ({ id: other, weight: 1 }));

/** Returns the terms of the work that `words` exclude, except the requested work. */
function excludedTerms(words: string, work: string, asked: Interpretation): TermName[] {
  const alone = interpretQuery(words);
  // work that only a place suggests is not requested by name: "restaurant job, not cooking"
  const occupations = asked.isWorkNamed ? asked.occupations : [];
  const kept = new Set([...occupations, ...asked.skills, ...asked.categories].map(({ id }) => id));
  const isSubstitute = ({ id }: Weighted): boolean => !kept.has(id);
  const isWork = alone.occupations.length + alone.skills.length > 0;
  const together = isWork ? alone : interpretQuery(`${words} ${work}`);
  // "delivery, not food" excludes the delivery of food, and no work with food
  const isAsked = ({ id }: Weighted): boolean => asked.occupations.some((found) => found.id === id);
  const namesOther = together.occupations.some((found) => isNamed(found) && !isAsked(found));
  const beside = isWork || (alone.categories.length > 0 && !namesOther) ? alone : together;
  const terms = (kind: TermKind, found: readonly Weighted[]): TermName[] =>
    found.filter(isSubstitute).map(({ id }) => ({ kind, name: id }));
  // "shop work, no cloth shop": a word in both parts excludes nothing by itself
  const ofBoth = new Set(wordsOf(work));
  const literal = words
    .split(' ')
    .filter((name) => !ofBoth.has(name) && !isStopWord(name))
    .map((name): TermName => ({ kind: 'word', name }));
  const namesWork = beside.occupations.length + beside.skills.length > 0;
  const named = alone.namedCategories.map((id) => ({ id, weight: 1 }));
  const isUnwanted = (found: Weighted): boolean => beside === alone || !isAsked(found);
  const unwanted = terms(
    'occupation',
    beside.occupations
      .filter(isUnwanted)
      .flatMap((found) => [found, ...answering(found.id)])
      .filter(isUnwanted),
  );
  return [
    ...literal,
    ...unwanted,
    ...unwanted.map(({ name }): TermName => ({ kind: 'suggested_occupation', name })),
    ...terms('skill', beside.skills),
    ...terms('category', namesWork ? named : beside.categories),
  ];
}

/**
 * Returns whether `words`, the understood ones of a text, name its work without words that carry no information by
 * themselves: "kelasa" of "mane kelasa" is such a word, and "mane", a house, is in the titles of other work.
 */
function namesWorkAlone(words: readonly string[], text: string, { isWorkNamed }: Interpretation): boolean {
  const alone = words.join(' ');
  return !isWorkNamed || alone === normaliseText(text) || interpretQuery(alone).isWorkNamed;
}

const namedAs =
  (kind: TermKind) =>
  (name: string): Meaning => ({ kind, name, tier: 'named' });
const substituteAs =
  (kind: TermKind) =>
  (name: string): Meaning => ({ kind, name, tier: 'named', isSubstitute: true });

/** Conditions that describe work by themselves, "sitting at home"; a time of the day is ambiguous. */
const OF_WORK: ReadonlySet<SearchCondition> = new Set<SearchCondition>([
  'work_from_home',
  'no_experience',
  'part_day',
  'food_included',
  'room_included',
  'daily_pay',
]);

/** Fewest words of a sentence, and the share of unknown words allowed in one that names no work. */
const SENTENCE_WORDS = 6;
const STRANGE_PART = 0.4;

/**
 * Returns whether a text is a whole sentence with few unknown words. If it contains a time or a condition, its words
 * are about the person and not about the work: "I have retired and want something for half a day".
 */
const isMostlyKnown = (text: string, strange: readonly string[]): boolean => {
  const all = wordsOf(text).length;
  return all >= SENTENCE_WORDS && strange.length <= STRANGE_PART * all;
};

/** Parses a search text; returns null when it contains no specific request. Accepts any string. */
export function readSearchText(text: string | undefined, reader: TextReader): SearchText | null {
  if (!text) return null;
  const { vocabulary: places } = reader;
  const { conditions: said, place, work } = readText(text, reader);
  const read = interpretQuery(work, (words) => places.has(words));
  const { occupations, skills, categories: all, jobTypes: types, understood, corrected } = read;
  const conditions = conditionsOf(said);
  const wanted = conditions.flatMap((each) => (each.kind === 'condition' && !each.isExcluded ? [each.name] : []));
  const terms = wanted.some((name) => OF_WORK.has(name)) && wordsOf(work).every(isStopWord) ? [] : read.terms;
  const excluded = said.excluded.flatMap(({ words }) => excludedTerms(words, work, read));
  const isOnly = occupations.length + skills.length + all.length + terms.length + conditions.length === 0 && !place;
  // Gigs are a kind of work as well.
  const isWork = (type: JobType): boolean => isOnly || type === 'gig_work';
  const hasWork = occupations.some(isNamed);
  const best = (occupations[0]?.weight ?? 0) * AS_MUCH;
  const hasSkill = skills.some(isNamed);
  const categories = all.filter(({ weight }) => weight >= OWN_CATEGORY * (occupations[0]?.weight ?? 0));
  const strange = distinctiveWords([...new Set(terms)], places);
  const named = new Set<string>(read.namedCategories);
  const ofCategory = ({ id }: Weighted): AnswerTier => {
    // a text with only a place of work matches any work there: "restaurant"
    const isAsked = named.has(id) && !read.isWorkNamed;
    if (!isAsked && (hasWork || hasSkill)) return 'category';
    // "medical shop" is no work in any shop, while "shop" alone is
    return read.isQualified ? 'related' : 'named';
  };
  const meaning =
    (kind: TermKind, tierOf: (found: Weighted) => AnswerTier) =>
    (found: Weighted): Meaning => ({
      ...{ kind, name: found.id, tier: tierOf(found) },
    });
  const isFirst = (found: Weighted): boolean => isNamed(found) && found.weight >= best;
  const asked = occupations.map(({ id }) => id);
  const first = occupations.filter(isFirst).map(({ id }) => id);
  const kinds = except(first.flatMap(kindsOfOccupation), asked);
  const others = except(first.flatMap(answeringOccupations), [...asked, ...kinds]);
  const isNothingKnown = occupations.length + skills.length + all.length === 0 && !types.some(({ id }) => isWork(id));
  const isAnyWork = isNothingKnown && (terms.length === 0 || (wanted.length > 0 && isMostlyKnown(text, terms)));
  const answers = [
    ...kinds.map(namedAs('occupation')),
    ...others.map(substituteAs('occupation')),
    ...skills.map(meaning('skill', () => (read.isWorkNamed && hasWork ? 'related' : 'named'))),
    ...categories.map(meaning('category', ofCategory)),
    ...types.filter(({ id }) => isWork(id)).map(meaning('job_type', () => (isOnly ? 'work' : 'related'))),
  ];
  const asWork = [
    ...(isAnyWork ? wanted.map((name): Meaning => ({ kind: 'condition', name, tier: 'work' })) : []),
    ...occupations.map(meaning('occupation', (found) => (isFirst(found) ? 'work' : 'named'))),
    ...(read.isWorkNamed ? occupations.map(meaning('suggested_occupation', () => 'named')) : []),
  ];
  // a place alone may suggest many occupations: they must not displace its category
  const suggested = [
    ...[...(read.isWorkNamed ? [] : asked), ...kinds].map(namedAs('suggested_occupation')),
    ...others.map(substituteAs('suggested_occupation')),
  ];
  const room = Math.max(0, MEANINGS_MAX - asWork.length - answers.length);
  const meanings = [...asWork, ...suggested.slice(0, room), ...answers].slice(0, MEANINGS_MAX);
  const known = [...new Set(understood)];
  const isWorkInWords = namesWorkAlone(known, work, read);
  const words = [
    ...strange.map((name) => ({ name, isKnown: false, isPlace: isPlaceWord(name, places) })),
    ...known.map((name) => ({ name, isKnown: isWorkInWords, isPlace: false })),
  ];
  const jobTypes = types.map(({ id }) => id).filter((type) => !isWork(type));
  const asksFor = meanings.length + words.length + jobTypes.length + conditions.length + excluded.length;
  if (asksFor === 0 && !place) return null;
  const anyWork = !isAnyWork ? null : wanted.length > 0 ? 'related' : 'work';
  // a word that counts as misspelt may appear as written in a job of any category
  const ownCategories = hasWork && corrected.length === 0 ? all.map(({ id }) => id) : null;
  const misspelt = [...new Set(corrected)];
  return { meanings, words, jobTypes, corrected: misspelt, conditions, place, excluded, ownCategories, anyWork };
}
