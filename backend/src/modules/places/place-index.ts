import { distanceKm, type Position } from '@nukkad/contract/places/geo';
import { phoneticKeyOf } from '@nukkad/language/phonetics';
import { isStopWord } from '@nukkad/language/text-normalisation';
import { ROAD_WORDS } from './address-words.js';
import type { Names } from './entities/place.entity.js';
import { type GazetteerFiles, readGazetteerFiles } from './gazetteer-files.js';
import { consonants, isMisspelling } from './misspellings.js';
import { normalisePlaceName, stemsOf } from './place-text.js';

/** A place of the gazetteer that a text can name. */
export interface IndexedPlace extends Position {
  kind: 'locality' | 'city';
  names: Names;
  population: number;
  /** Sound of each of its names. */
  sounds: readonly string[];
}

/**
 * A place named by words of a text: from `from` to before `to`. `isOrigin`: the person's origin, not the place of the
 * search.
 */
export interface PlaceMention {
  place: IndexedPlace;
  from: number;
  to: number;
  isOrigin: boolean;
}

/** Data that decides between places of one name, and the words that are not places. */
export interface PlaceContext {
  /** Position of the user; among places of one name the nearest is meant. */
  near: Position | null;
  /** Returns whether a word is a word for work, and no place name without further evidence. */
  isWork(word: string): boolean;
  /** Returns whether a word may be a misspelt word for work, and so no misspelt place name. */
  isMisspeltWork(word: string): boolean;
  /** Whether misspelt names are ignored. */
  isExact?: boolean;
}

const WORDS_MAX = 4;
const SOUND_MIN = 4;
/** Matches "-halli" in its spoken form: Bommanalli. */
const SPOKEN_HALLI = /a?hali$/;
/** A name that is written otherwise is believed from this many letters of its sound on. */
const MISSPELT_MIN = 5;
/** Maximum distance in kilometres of a neighbourhood that a text without a city can mean. */
const LOCALITY_KM = 60;
/** A town farther away than this has to be a large one. */
const TOWN_KM = 100;
const LARGE = 100_000;
/** Words that precede or follow a place. */
const BEFORE = new Set('in at near nr around close to from nearby area opp opposite behind'.split(' '));
const AFTER = new Set(
  `me mein main mai ke ki pas paas area nalli alli hattira hatra hattra kade kadege side taraf में मे के पास एरिया तरफ साइड
   ನಲ್ಲಿ ಹತ್ತಿರ ಹತ್ರ ಬಳಿ ಕಡೆ ಸುತ್ತಮುತ್ತ ಸೈಡ್`.split(/\s+/),
);
/** Words for an origin: a person "from Udupi" does not look for work there; a person "2 km from Udupi" does. */
const ORIGIN_BEFORE = new Set('from native'.split(' '));
const NEAR_FROM = new Set('near far km away minutes mins min walk distance nearby close'.split(' '));
const ORIGIN_AFTER = [
  /^(?:se|से) (?:hu|hoon|hun|hain|aaya|aayi|aaye|aya|ayi|aye|हूं|हैं|आया|आयी|आई|आए|आये)$/u,
  /^(?:inda|ಇಂದ) (?:bandi|banda|band|ಬಂದಿ|ಬಂದ)/u,
  /^native\b/u,
];
const ORIGIN_ENDING = /(?:inda|ಇಂದ|ಿಂದ)$/u;
const CAME = /^(?:band|ಬಂದ)/u;
/** Towns that are called like a verb of Hindi. */
const VERBS = new Set(['sambhal']);
/** Matches parts of a neighbourhood, which add nothing to its name: "4th block", "ಸೆಕೆಂಡ್ ಸ್ಟೇಜ್". */
const DIVISION =
  /^(?:block|blk|blok|stage|stg|phase|sector|sec|cross|main|t|ब्लाक|स्टेज|फेज|सेक्टर|क्रास|ಬ್ಲಾಕ್|ಸ್ಟೇಜ್|ಫೇಸ್|ಹಂತ|ಸೆಕ್ಟರ್|ಕ್ರಾಸ್)$/u;
const NUMERAL =
  /^(?:\d{1,2}(?:st|nd|rd|th|ನೇ)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|पहला|दूसरा|तीसरा|चौथा|फर्स्ट|सेकंड|थर्ड|ಮೊದಲ|ಎರಡನೇ|ಮೂರನೇ|ನಾಲ್ಕನೇ|ಐದನೇ|ಆರನೇ|ಏಳನೇ|ಎಂಟನೇ|ಒಂಬತ್ತನೇ|ಫಸ್ಟ್|ಸೆಕೆಂಡ್|ಥರ್ಡ್|ಫೋರ್ತ್)$/u;
/** Finds the place that the words of a search name, in memory. */
export class PlaceIndex {
  private readonly byName = new Map<string, IndexedPlace[]>();
  private readonly bySound = new Map<string, IndexedPlace[]>();
  /** Neighbourhoods by the postal code that serves them. */
  private readonly byCode = new Map<string, IndexedPlace>();
  private readonly localities: IndexedPlace[] = [];
  /** Neighbourhoods by the consonants of their sounds: a slip changes vowels alone. */
  private readonly byConsonants = new Map<string, IndexedPlace[]>();

  constructor({
    largeCities,
    cities,
    postalCodes,
    landmarks,
  }: Pick<GazetteerFiles, 'largeCities' | 'cities' | 'postalCodes' | 'landmarks'>) {
    const large = new Set<string>();
    for (const { city, localities } of largeCities) {
      large.add(city.en);
      this.add('city', city, Number.MAX_SAFE_INTEGER, city.aliases);
      for (const locality of localities) this.localities.push(this.add('locality', locality, 0, locality.aliases));
    }
    for (const landmark of landmarks) this.add('locality', landmark, 0, landmark.aliases);
    for (const { name, hi, kn, lat, lng, population, aliases } of cities) {
      const names = { en: name, ...(hi ? { hi } : {}), ...(kn ? { kn } : {}) };
      if (!large.has(name)) this.add('city', { ...names, lat, lng }, population, aliases);
    }
    for (const locality of this.localities) {
      for (const key of new Set(locality.sounds.map(consonants))) {
        this.byConsonants.set(key, [...(this.byConsonants.get(key) ?? []), locality]);
      }
    }
    for (const { code, lat, lng } of postalCodes) {
      const served = this.localities.find(({ latitude, longitude }) => latitude === lat && longitude === lng);
      if (served) this.byCode.set(code, served);
    }
  }

  private add(
    kind: IndexedPlace['kind'],
    { lat, lng, ...record }: Names & { lat: number; lng: number },
    population: number,
    aliases: readonly string[] = [],
  ): IndexedPlace {
    const { en, hi, kn } = record;
    const names: Names = { en, ...(hi ? { hi } : {}), ...(kn ? { kn } : {}) };
    const written = [...new Set([...Object.values(names), ...aliases].map(normalisePlaceName))];
    const heard = written.map(phoneticKeyOf);
    const sounds = [...new Set([...heard, ...heard.map((sound) => sound.replace(SPOKEN_HALLI, 'ali'))])];
    const place: IndexedPlace = { kind, names, population, sounds, latitude: lat, longitude: lng };
    const put = (map: Map<string, IndexedPlace[]>, key: string): void => {
      map.set(key, [...(map.get(key) ?? []), place]);
    };
    for (const name of written) put(this.byName, name);
    for (const sound of sounds) if (sound.length >= SOUND_MIN) put(this.bySound, sound);
    return place;
  }

  /**
   * Returns the place that `words` (normalised) name, by the longest name, else by a misspelt one; null when they name
   * none, or when several remain.
   */
  find(words: readonly string[], context: PlaceContext): PlaceMention | null {
    const found = this.findPostalCode(words) ?? this.named(words, context);
    return found && withMarks(found, words);
  }

  /** Returns the neighbourhood of a postal code, written without a space or as "560 040". */
  private findPostalCode(words: readonly string[]): PlaceMention | null {
    for (const length of [1, 2]) {
      for (let from = 0; from + length <= words.length; from++) {
        const place = this.byCode.get(words.slice(from, from + length).join(''));
        if (place) return { place, from, to: from + length, isOrigin: false };
      }
    }
    return null;
  }

  private named(words: readonly string[], context: PlaceContext): PlaceMention | null {
    for (const isExact of context.isExact ? [true] : [true, false]) {
      for (let length = Math.min(WORDS_MAX, words.length); length > 0; length--) {
        for (let from = 0; from + length <= words.length; from++) {
          const place = this.at(words, from, from + length, context, isExact);
          if (place) return { place, from, to: from + length, isOrigin: isOrigin(words, from, from + length) };
        }
      }
    }
    return null;
  }

  private at(
    words: readonly string[],
    from: number,
    to: number,
    context: PlaceContext,
    isExact: boolean,
  ): IndexedPlace | null {
    const part = words.slice(from, to);
    const isMarked = BEFORE.has(words[from - 1] ?? '') || AFTER.has(words[to] ?? '');
    if (ROAD_WORDS.has(words[to] ?? '')) return null;
    const isAlone = part.length === 1 && !isMarked;
    if (isAlone && (context.isWork(part[0]!) || isStopWord(part[0]!) || VERBS.has(part[0]!))) return null;
    if (isExact) return this.called(part, context, isMarked);
    const place = this.findMisspelt(part, context, isMarked);
    return place && isAlone && context.isMisspeltWork(part[0]!) ? null : place;
  }

  private called(part: readonly string[], context: PlaceContext, isMarked: boolean): IndexedPlace | null {
    for (const form of [part, ...stemsOf(part.at(-1)!).map((stem) => [...part.slice(0, -1), stem])]) {
      const name = normalisePlaceName(form.join(' '));
      const sound = phoneticKeyOf(name);
      const alike = form.some((word) => context.isWork(word)) ? [] : (this.bySound.get(sound) ?? []);
      // "collar" sounds like a town
      const heard = isMarked ? alike : alike.filter(({ kind }) => kind === 'locality');
      const named = [...(this.byName.get(name) ?? []), ...heard];
      const place = choose(named, context.near, isMarked);
      if (place) return place;
    }
    return null;
  }

  private findMisspelt(part: readonly string[], context: PlaceContext, isMarked: boolean): IndexedPlace | null {
    const { near } = context;
    if (part.length > 2 || !near || part.some((word) => context.isWork(word))) return null;
    for (const last of [part.at(-1)!, ...stemsOf(part.at(-1)!)]) {
      const sound = phoneticKeyOf(normalisePlaceName([...part.slice(0, -1), last].join(' ')));
      if (sound.length < MISSPELT_MIN) continue;
      const alike = this.byConsonants.get(consonants(sound)) ?? [];
      const meant = alike.filter(({ sounds }) => sounds.some((other) => isMisspelling(sound, other)));
      const place = choose(meant, near, isMarked);
      if (place) return place;
    }
    return null;
  }
}

/** Returns whether the words around a name mark it as the person's origin. */
function isOrigin(words: readonly string[], from: number, to: number): boolean {
  const after = words.slice(to, to + 2).join(' ');
  if (ORIGIN_AFTER.some((marks) => marks.test(after))) return true;
  if (ORIGIN_ENDING.test(words[to - 1]!) && CAME.test(words[to] ?? '')) return true;
  const before = words[from - 1] ?? '';
  return ORIGIN_BEFORE.has(before) && !words.slice(0, from - 1).some((word) => NEAR_FROM.has(word));
}

/**
 * Extends a mention by the adjacent words that only mark a place or its part: "in Jayanagar 4th block", "जयनगर के पास".
 */
function withMarks({ place, from, to, ...rest }: PlaceMention, words: readonly string[]): PlaceMention {
  let [first, end] = [from, to];
  const isPart = (at: number): boolean => {
    const [one, other] = [words[at] ?? '', words[at + 1] ?? ''];
    return (NUMERAL.test(one) && DIVISION.test(other)) || (DIVISION.test(one) && NUMERAL.test(other));
  };
  while (isPart(end)) end += 2;
  while (first >= 2 && isPart(first - 2)) first -= 2;
  while (BEFORE.has(words[first - 1] ?? '')) first--;
  while (AFTER.has(words[end] ?? '')) end++;
  return { place, from: first, to: end, ...rest };
}

/** Returns the intended one among the places of a name. */
function choose(places: readonly IndexedPlace[], near: Position | null, isMarked: boolean): IndexedPlace | null {
  if (!near) {
    const cities = places.filter(({ kind, population }) => kind === 'city' && (isMarked || population >= LARGE));
    return [...cities].sort((a, b) => b.population - a.population)[0] ?? (places.length === 1 ? places[0]! : null);
  }
  const placed = places
    .map((place) => ({ place, km: distanceKm(near, place) }))
    .filter(({ place, km }) => (place.kind === 'locality' ? km <= LOCALITY_KM : isReachedTown(place, km, isMarked)))
    .sort((a, b) => a.km - b.km);
  return placed[0]?.place ?? null;
}

const isReachedTown = ({ population }: IndexedPlace, km: number, isMarked: boolean): boolean =>
  population >= LARGE || (km <= TOWN_KM && (isMarked || population >= LARGE / 4));

let loaded: PlaceIndex | undefined;
/** Returns the index of the product's places, created at first use. */
export const placeIndex = (): PlaceIndex => (loaded ??= new PlaceIndex(readGazetteerFiles()));

/** Radius of a large city in kilometres, from its middle. */
const IN_CITY_KM = 25;

/** Returns whether a place is the large city of the user's position: its name then carries no information. */
export const isOwnCity = (place: IndexedPlace, near: Position | null): boolean =>
  place.population === Number.MAX_SAFE_INTEGER && near !== null && distanceKm(near, place) <= IN_CITY_KM;
