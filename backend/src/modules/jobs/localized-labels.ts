import type { Position } from '@nukkad/contract/places/geo';
import type { NamesByLanguage } from '@nukkad/contract/jobs/jobs';
import { LANGUAGES, type Language } from '@nukkad/contract/languages';
import { occupationsOfTitle } from '@nukkad/language/job-occupations';
import { occupationLabels } from '@nukkad/language/query-interpretation';
import { isStopWord, wordsOf } from '@nukkad/language/text-normalisation';
import { memoized } from '../../common/concurrency/memoized.js';
import { type Names, placesNamedIn } from '../places/places.public.js';

/** SQL: the columns of the job `j` that determine the meaning of its title and location, in addition to both texts. */
export const LABEL_COLUMNS = `j.occupation_ids, ST_Y(j.point::geometry) AS latitude, ST_X(j.point::geometry) AS longitude`;

/** A row of LABEL_COLUMNS, with the employer's texts. */
export interface LabelledRow {
  title: string;
  location: string;
  occupation_ids: string[];
  latitude: number | null;
  longitude: number | null;
}

/** A letter that is not of the script of a language. */
const FOREIGN_LETTER: Readonly<Record<Language, RegExp>> = {
  en: /(?!\p{Script=Latin})\p{L}/u,
  hi: /(?!\p{Script=Devanagari})\p{L}/u,
  kn: /(?!\p{Script=Kannada})\p{L}/u,
};
/**
 * Maximum number of titles with a cached occupation, and of locations with cached names: a page shows twenty, and the next reader
 * sees most of them again.
 */
const CACHE_MAX = 20_000;

/** Returns whether all letters of a text are of the script of a language. */
const isInScriptOf = (text: string, language: Language): boolean => !FOREIGN_LETTER[language].test(text);

/** Returns the names in each language that has one; undefined without any. */
function byLanguage(nameIn: (language: Language) => string | undefined): NamesByLanguage | undefined {
  const named = LANGUAGES.map((language) => [language, nameIn(language)] as const).filter(([, name]) => name);
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** The occupations that the title of a booking or a request names; a job stores its occupations beside the title. */
export const titleOccupations = memoized(CACHE_MAX, (title: string) => title, occupationsOfTitle);

/** Returns the occupation that a title means, in the languages in which the title shares no word with its name. */
export const localizedOccupation = memoized(
  CACHE_MAX,
  (title: string, [first]: readonly string[]) => `${first ?? ''} ${title}`,
  (title, [first]): NamesByLanguage | undefined => {
    const labels = first === undefined ? undefined : occupationLabels(first);
    if (!labels) return undefined;
    const said = new Set(wordsOf(title).filter((word) => !isStopWord(word)));
    return byLanguage((language) =>
      wordsOf(labels[language]).some((word) => said.has(word)) ? undefined : labels[language],
    );
  },
);

/** Returns a job with the occupation of its title, where the title uses other words than a reader's language. */
export function withOccupation<T extends { title: string }>(
  job: T,
  occupationIds: readonly string[],
): T & { occupation?: NamesByLanguage } {
  const occupation = localizedOccupation(job.title, occupationIds);
  return { ...job, ...(occupation && { occupation }) };
}

function findPlaceNames(location: string, position: Position | null): NamesByLanguage | undefined {
  if (LANGUAGES.every((language) => isInScriptOf(location, language))) return undefined;
  const places = placesNamedIn(location, position);
  if (places.length === 0) return undefined;
  const nameOf = (names: Names, language: Language): string => names[language] ?? names.en;
  return byLanguage((language) =>
    isInScriptOf(location, language) || places.every((names) => names[language] === undefined)
      ? undefined
      : [...new Set(places.map((names) => nameOf(names, language)))].join(', '),
  );
}

/**
 * Returns the gazetteer's places that a location names, in the order of the text, in the languages of readers who
 * cannot read it; names outside the gazetteer are omitted.
 */
export const localizedPlaceNames = memoized(
  CACHE_MAX,
  (location: string, position: Position | null) => `${position?.latitude} ${position?.longitude} ${location}`,
  findPlaceNames,
);

const positionOf = ({ latitude, longitude }: Pick<LabelledRow, 'latitude' | 'longitude'>): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Returns the places that an address near the job of a row names, for readers of another script. */
export function placeNamesOf(
  address: string | null,
  row: Pick<LabelledRow, 'latitude' | 'longitude'>,
): { placeNames?: NamesByLanguage } {
  const placeNames = address === null ? undefined : localizedPlaceNames(address, positionOf(row));
  return { ...(placeNames && { placeNames }) };
}

/** Returns labels that accompany the employer's texts for readers of another language. */
export function localizedLabelsOf(row: LabelledRow): { occupation?: NamesByLanguage; place?: NamesByLanguage } {
  const occupation = localizedOccupation(row.title, row.occupation_ids);
  const place = localizedPlaceNames(row.location, positionOf(row));
  return { ...(occupation && { occupation }), ...(place && { place }) };
}
