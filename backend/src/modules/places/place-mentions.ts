import type { PlaceKind } from '@nukkad/contract/places/places';
import type { Position } from '@nukkad/contract/places/geo';
import {
  type Address,
  holds,
  isDistinctive,
  namesMainRoad,
  namesRoad,
  overlap,
  type Phrase,
  phrasesOf,
  type Span,
} from './address-reading.js';
import { FORMER_STATES, isAmbiguousName, ROAD_WORDS } from './address-words.js';
import type { Names } from './entities/place.entity.js';

/** How a place's name was recognised: as written, by its sound, or despite a wrong letter. */
export type Recognition = 'written' | 'sound' | 'misspelt';

/** A place that an address may mean. */
export interface PlaceCandidate extends Position {
  id: string;
  kind: PlaceKind;
  names: Names;
  cityId: string | null;
  cityNames: Names;
  context: string;
  population: number | null;
  /** The recognised name, normalised. */
  normalised: string;
  recognition: Recognition;
}

/** Part of its segment that a name covers: all informative words, one end of the segment, or its middle. */
export type Grade = 'whole' | 'end' | 'start' | 'middle';

/** A name in an address, and the places that have it. */
export interface Mention extends Phrase {
  candidates: PlaceCandidate[];
  grade: Grade;
  isLandmark: boolean;
  /** It is called a road itself, so it runs through several neighbourhoods. */
  isRoad: boolean;
  /** Many towns have such a neighbourhood, so that it means none without a city. */
  isAmbiguous: boolean;
}

/** The names in an address. */
export interface Mentions {
  /** Cities, neighbourhoods and postal codes by name. */
  places: Mention[];
  /** Words that name a state. */
  states: Phrase[];
}

const BY_RECOGNITION: readonly Recognition[] = ['written', 'sound', 'misspelt'];

/** Returns the best recognised candidates: exact names before similar-sounding ones. */
function bestRecognised(candidates: readonly PlaceCandidate[]): PlaceCandidate[] {
  for (const recognition of BY_RECOGNITION) {
    const found = candidates.filter((candidate) => candidate.recognition === recognition);
    if (found.length > 0) return found;
  }
  return [];
}

function gradeOf({ segments }: Address, span: Span, covered: readonly Span[]): Grade {
  const distinctive = (segments[span.segment]?.words ?? []).flatMap((word, index) =>
    isDistinctive(word) && !covered.some((other) => overlap(other, { ...span, start: index, end: index + 1 }))
      ? [index]
      : [],
  );
  const before = distinctive.some((index) => index < span.start);
  const after = distinctive.some((index) => index >= span.end);
  if (before && after) return 'middle';
  if (before) return 'end';
  return after ? 'start' : 'whole';
}

const isIn = (state: string, candidate: PlaceCandidate): boolean => {
  const context = `${candidate.context}|`;
  const states = [state, ...Object.keys(FORMER_STATES).filter((now) => FORMER_STATES[now]?.includes(state))];
  return states.some((name) => context.includes(`|${name}|`));
};

/** Towns are called Sector and Indi too, but these words mean something else in an address. */
const isDistinctiveName = ({ text }: Phrase): boolean => text.split(' ').some(isDistinctive);

/** Finds states, which count only at the end of a part of the address: "Karnataka Bank" may occur anywhere. */
function stateMentions(address: Address, stateNames: ReadonlySet<string>, cities: readonly Span[]): Phrase[] {
  const named = phrasesOf(address).filter((phrase) => stateNames.has(phrase.text));
  return named.filter(
    (phrase) =>
      !named.some((other) => holds(other, phrase)) &&
      !cities.some((city) => city.segment === phrase.segment && city.start <= phrase.start && city.end >= phrase.end) &&
      ['whole', 'end'].includes(gradeOf(address, phrase, [])),
  );
}

/**
 * Finds the names in an address. `candidates` contains the places by phrase; a name of both a city and a state (Delhi,
 * Puducherry) is interpreted as `reading` specifies.
 */
export function mentionsIn(
  address: Address,
  candidates: ReadonlyMap<string, readonly PlaceCandidate[]>,
  stateNames: ReadonlySet<string>,
  reading: 'city' | 'state',
): Mentions {
  const named = phrasesOf(address).filter((phrase) => candidates.has(phrase.text));
  const cities = named.filter((phrase) => candidates.get(phrase.text)?.some((place) => place.kind === 'city'));
  const states = stateMentions(address, stateNames, reading === 'city' ? cities : []);
  const places = named
    .filter((phrase) => !namesRoad(address, phrase) && !states.some((state) => overlap(state, phrase)))
    .map((phrase): Mention => {
      const fitting = bestRecognised(candidates.get(phrase.text) ?? [])
        .filter((candidate) => states.every((state) => isIn(state.text, candidate)))
        .filter(
          (candidate) => candidate.kind !== 'city' || (!namesMainRoad(address, phrase) && isDistinctiveName(phrase)),
        );
      return {
        ...phrase,
        candidates: fitting,
        grade: gradeOf(address, phrase, states),
        isLandmark: address.segments[phrase.segment]?.isLandmark ?? false,
        isRoad: ROAD_WORDS.has(phrase.text.split(' ').at(-1) ?? ''),
        isAmbiguous: isAmbiguousName(phrase.text) || !isDistinctiveName(phrase),
      };
    })
    .filter((mention) => mention.candidates.length > 0);
  return { places, states };
}
