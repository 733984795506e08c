import { wordsOf } from '@nukkad/language/text-normalisation';
import { type GazetteerFiles, readGazetteerFiles } from './gazetteer-files.js';

/** A word in the names of so many places names none of them by itself: Nagar, Road, West. */
const COMMON = 7;

/** The words in names of the gazetteer's places, normalised. */
export interface PlaceVocabulary {
  /** Returns whether a word belongs to the name of a place, or several words (with spaces between) are one. */
  has(words: string): boolean;
  /**
   * Returns whether a word identifies no place: it is part of the names of many, or of one of the largest cities as a
   * whole.
   */
  isCommon(word: string): boolean;
}

/** Puts together the vocabulary of the places in `files`. */
export function vocabularyOf({ cities, largeCities }: GazetteerFiles): PlaceVocabulary {
  const names = [
    ...largeCities
      .flatMap(({ city, localities }) => [city, ...localities])
      .map(({ en, hi, kn, aliases = [] }) => [en, hi, kn, ...aliases]),
    ...cities.map(({ name, hi = '', kn = '', aliases = [] }) => [name, hi, kn, ...aliases]),
  ];
  const wholeCities = new Set(
    largeCities.flatMap(({ city: { en, hi, kn, aliases = [] } }) => [en, hi, kn, ...aliases].flatMap(wordsOf)),
  );
  const known = new Set<string>();
  const places = new Map<string, number>();
  for (const ofPlace of names) {
    const split = ofPlace.map(wordsOf).filter((words) => words.length > 0);
    for (const words of split) known.add(words.join(' '));
    for (const word of new Set(split.flat())) {
      known.add(word);
      places.set(word, (places.get(word) ?? 0) + 1);
    }
  }
  return {
    has: (words) => known.has(words),
    isCommon: (word) => wholeCities.has(word) || (places.get(word) ?? 0) >= COMMON,
  };
}

let loaded: PlaceVocabulary | undefined;
/** Returns the vocabulary of the product's places, read at first use. */
export const placeVocabulary = (): PlaceVocabulary => (loaded ??= vocabularyOf(readGazetteerFiles()));
