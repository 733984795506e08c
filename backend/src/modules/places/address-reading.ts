import { plainDigits } from '@nukkad/contract/typing/typed-digits';
import {
  ADDRESS_STOP_WORDS,
  AFTER_LANDMARK,
  BEFORE_LANDMARK,
  DIVIDING_WORDS,
  JOINING_WORDS,
  ROAD_WORDS,
} from './address-words.js';
import { placeWords, writtenOut } from './place-text.js';

/** A part of an address between two commas. */
export interface Segment {
  words: string[];
  /** It names a landmark that the place is near to. */
  isLandmark: boolean;
}

/** An address, read. */
export interface Address {
  segments: Segment[];
  /** Postal codes in it, six digits each. */
  postalCodes: string[];
}

/** A sequence of words of a segment: from `start` to before `end`. */
export interface Span {
  segment: number;
  start: number;
  end: number;
}

/** Adjacent words of one segment that may be a name. */
export interface Phrase extends Span {
  text: string;
}

const MOST_WORDS = 60;
const NAME_MOST_WORDS = 6;
const POSTAL_CODE = /(?<![\p{L}\p{N}])([1-9]\d{2})[ -]?(\d{3})(?!\p{N})/gu;
const BREAKS = /[,;:\n\r|/()[\]।]|\s[-–—]+\s|[–—]|(?<=\p{L})-(?=\s*\d)/u;

function segmentsOf(words: string[]): Segment[] {
  const segments: Segment[] = [{ words: [], isLandmark: false }];
  for (const word of words) {
    const current = segments.at(-1) as Segment;
    if (BEFORE_LANDMARK.has(word)) segments.push({ words: [], isLandmark: true });
    else if (AFTER_LANDMARK.has(word)) {
      current.isLandmark = true;
      segments.push({ words: [], isLandmark: false });
    } else current.words.push(word);
  }
  return segments.filter((segment) => segment.words.length > 0);
}

/** Splits an address at commas, brackets, line ends and words such as "near". */
export function readAddress(text: string): Address {
  const latin = plainDigits(text).replace(/[&+]/g, ' and ');
  const postalCodes = [...latin.matchAll(POSTAL_CODE)].map(([, first = '', second = '']) => first + second);
  const rest = latin.replace(POSTAL_CODE, ' , ');
  const segments: Segment[] = [];
  let words = 0;
  for (const part of rest.split(BREAKS)) {
    const partWords = writtenOut(placeWords(part)).slice(0, MOST_WORDS - words);
    words += partWords.length;
    segments.push(...segmentsOf(partWords));
  }
  return { segments, postalCodes: [...new Set(postalCodes)] };
}

/** Every phrase of an address that might be a place's name. */
export function phrasesOf({ segments }: Address): Phrase[] {
  return segments.flatMap(({ words }, segment) =>
    words.flatMap((_word, start) =>
      Array.from({ length: Math.min(NAME_MOST_WORDS, words.length - start) }, (_, index) => {
        const end = start + index + 1;
        return { segment, start, end, text: words.slice(start, end).join(' ') };
      }),
    ),
  );
}

const NUMBERED = /^(?:\p{N}+[a-z]?|[a-z]\p{N}*)$/u;

/** Returns whether a word identifies a location: no number, no "shop" or "floor", no "street" or "block". */
export const isDistinctive = (word: string): boolean =>
  !NUMBERED.test(word) && !ADDRESS_STOP_WORDS.has(word) && !DIVIDING_WORDS.has(word);

/**
 * Returns whether a word carries no information regardless of its neighbours: "shop" and its number, but not "sector"
 * and its number.
 */
export const isAddressStopWord = (word: string): boolean => NUMBERED.test(word) || ADDRESS_STOP_WORDS.has(word);

/** Returns whether the name in `span` is the name of a road that leads to the place. */
export function namesRoad({ segments }: Address, { segment, end }: Span): boolean {
  const words = segments[segment]?.words ?? [];
  return ROAD_WORDS.has(words[end] ?? '');
}

/** Returns whether the name in `span` is the name of a main road, which leads through or to the place. */
export function namesMainRoad({ segments }: Address, { segment, end }: Span): boolean {
  const words = segments[segment]?.words ?? [];
  return words[end] === 'main' && ROAD_WORDS.has(words[end + 1] ?? '');
}

/** Returns whether only "or", "and" or "to" separates the two names. */
export function areJoined({ segments }: Address, a: Span, b: Span): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  const between = segments[first.segment]?.words.slice(first.end, second.start) ?? [];
  return first.segment === second.segment && between.length > 0 && between.every((word) => JOINING_WORDS.has(word));
}

/** Returns whether `outer` contains all words of `inner` and more. */
export const holds = (outer: Span, inner: Span): boolean =>
  outer.segment === inner.segment &&
  outer.start <= inner.start &&
  outer.end >= inner.end &&
  outer.end - outer.start > inner.end - inner.start;

/** Returns whether two spans share a word. */
export const overlap = (a: Span, b: Span): boolean => a.segment === b.segment && a.start < b.end && b.start < a.end;
