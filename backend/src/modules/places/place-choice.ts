import { distanceKm } from '@nukkad/contract/places/geo';
import {
  type Address,
  areJoined,
  holds,
  isAddressStopWord,
  isDistinctive,
  overlap,
  type Span,
} from './address-reading.js';
import type { PlaceCandidate, Grade, Mention, Mentions } from './place-mentions.js';

/** The place of an address; without one, the city or postal code in which it certainly lies, if it names one. */
export interface Choice {
  place: PlaceCandidate | null;
  within: PlaceCandidate | null;
}

/** Places of one name this near to each other are one place. */
const SAME_PLACE_KM = 3;
/** Neighbourhoods named together in one address lie no farther apart. */
const NEIGHBOURS_KM = 8;
/** Suburbs and towns that people count to a city lie no farther from its centre. */
const CITY_REACH_KM = 40;
/** Addresses of one postal code lie no farther from its point. */
const POSTAL_CODE_REACH_KM = 15;
/** Population below which a city's centre is near to every address in it. */
const SMALL_CITY_POPULATION = 200_000;
/** A city with fewer inhabitants may share its name with a street or a house. */
const KNOWN_CITY_POPULATION = 100_000;
/** Ratio of population that makes one of several places of a name dominant. */
const DOMINANCE = 10;
/** Assumed population of a neighbourhood without a count. */
const LOCALITY_POPULATION = 30_000;
/** A name that only sounds alike must be this long to count without a city. */
const LONG_ENOUGH = 5;

const populationOf = (place: PlaceCandidate): number =>
  place.population ?? (place.kind === 'locality' ? LOCALITY_POPULATION : 0);

/**
 * Returns the single place among those of a name: all of them are in one spot, or one is far larger than the others.
 */
export function resolveCandidates(candidates: readonly PlaceCandidate[]): PlaceCandidate | null {
  const [first, ...others] = [...candidates].sort((a, b) => populationOf(b) - populationOf(a));
  if (!first) return null;
  const elsewhere = others.filter((other) => distanceKm(first, other) > SAME_PLACE_KM);
  const next = elsewhere[0];
  if (next && populationOf(first) < DOMINANCE * Math.max(1, populationOf(next))) return null;
  const here = candidates.filter((other) => distanceKm(first, other) <= SAME_PLACE_KM);
  return here.find((place) => place.kind === 'locality') ?? first;
}

const longestOnly = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter((mention) => !mentions.some((other) => holds(other, mention)));

/** Returns the mentions that satisfy `wanted`, or all where none does. */
const preferably = (mentions: Mention[], wanted: (mention: Mention) => boolean): Mention[] => {
  const some = mentions.filter(wanted);
  return some.length > 0 ? some : mentions;
};

/** Filters the candidates of `mention` to those near one of the other mentions, if there are any. */
function corroborated(mention: Mention, others: readonly Mention[]): PlaceCandidate[] {
  const near = mention.candidates.filter((candidate) =>
    others.some((other) => other.candidates.some((neighbour) => distanceKm(candidate, neighbour) <= NEIGHBOURS_KM)),
  );
  return near.length > 0 ? near : mention.candidates;
}

/** Returns the neighbourhood of an address among the named ones: the first, if the others are its neighbours. */
function pick(mentions: readonly Mention[]): PlaceCandidate | null {
  let pool = preferably(longestOnly(mentions), (mention) => mention.grade !== 'middle');
  pool = preferably(pool, (mention) => mention.candidates.some((candidate) => candidate.kind === 'locality'));
  pool = preferably(pool, (mention) => !mention.isLandmark);
  pool = preferably(pool, (mention) => !mention.isRoad);
  const settled = pool.map((mention) =>
    resolveCandidates(
      corroborated(
        mention,
        pool.filter((other) => other !== mention),
      ),
    ),
  );
  const first = settled[0];
  if (!first) return null;
  const together = settled.every((place) => place !== null && distanceKm(first, place) <= NEIGHBOURS_KM);
  return together ? first : null;
}

const GRADES: readonly Grade[] = ['whole', 'end', 'start'];
const ofKind = (mention: Mention, kind: PlaceCandidate['kind']): PlaceCandidate[] =>
  mention.candidates.filter((place) => place.kind === kind);

/** Returns the mentions that may name the city of an address, most likely first: addresses end with their city. */
function cityMentions(mentions: readonly Mention[]): Mention[] {
  const cities = longestOnly(mentions).filter((mention) => ofKind(mention, 'city').length > 0);
  return GRADES.flatMap((grade) => cities.filter((mention) => mention.grade === grade).reverse());
}

const isWithin = (place: PlaceCandidate, city: PlaceCandidate): boolean =>
  place.id !== city.id && (place.cityId === city.id || distanceKm(place, city) <= CITY_REACH_KM);

/** Returns each mention with its candidates that satisfy `wanted`; mentions without any are omitted. */
const only = (mentions: readonly Mention[], wanted: (place: PlaceCandidate, mention: Mention) => boolean): Mention[] =>
  mentions
    .map((mention) => ({ ...mention, candidates: mention.candidates.filter((place) => wanted(place, mention)) }))
    .filter((mention) => mention.candidates.length > 0);

/** Returns whether the address has a word outside of `spans` that satisfies `counts`. */
const saysMore = (address: Address, spans: readonly Span[], counts: (word: string) => boolean): boolean =>
  address.segments.some(({ words }, segment) =>
    words.some(
      (word, index) => counts(word) && !spans.some((span) => overlap(span, { segment, start: index, end: index + 1 })),
    ),
  );

const NOWHERE: Choice = { place: null, within: null };

/**
 * Returns whether `mention` names a place that cannot lie in `city`: another city, also one of several alternatives, or
 * beside a small town a neighbourhood of another city.
 */
function contradicts(address: Address, mention: Mention, named: Mention, city: PlaceCandidate): boolean {
  if (
    areJoined(address, mention, named) &&
    mention.candidates.every((place) => place.kind === 'city' && place.id !== city.id)
  ) {
    return true;
  }
  if (mention.grade !== 'whole') return false;
  if (mention.candidates.some((place) => place.id === city.id || isWithin(place, city))) return false;
  if (populationOf(city) < KNOWN_CITY_POPULATION) return !mention.isAmbiguous;
  return mention.candidates.every((place) => place.kind === 'city' && populationOf(place) >= KNOWN_CITY_POPULATION);
}

/**
 * Chooses for an address in `city`, which `named` mentions; `outer` are the words for its state, or a city around it.
 */
function inCity(
  address: Address,
  places: readonly Mention[],
  outer: readonly Span[],
  named: Mention,
  city: PlaceCandidate,
): Choice {
  const others = places.filter((mention) => !overlap(mention, named));
  const isSureOfCity =
    named.grade === 'whole' || (named.grade === 'end' && populationOf(city) >= KNOWN_CITY_POPULATION);
  if (!isSureOfCity && saysMore(address, [...places, ...outer], isDistinctive)) return NOWHERE;
  if (longestOnly(others).some((mention) => contradicts(address, mention, named, city))) return NOWHERE;

  const neighbourhoods = only(others, (place) => place.kind === 'locality' && isWithin(place, city));
  if (neighbourhoods.length > 0) return { place: pick(neighbourhoods), within: city };

  const towns = only(
    cityMentions(others.filter((mention) => !mention.isLandmark)),
    (place) => place.kind === 'city' && isWithin(place, city),
  );
  const town = towns[0] && resolveCandidates(towns[0].candidates);
  if (towns[0] && town) return inCity(address, others, [...outer, named], towns[0], town);

  const isLarge = populationOf(city) >= SMALL_CITY_POPULATION;
  const same = others.filter((mention) => mention.candidates.some((place) => place.id === city.id));
  const asksForMore = saysMore(address, [named, ...same, ...outer], (word) => !isAddressStopWord(word));
  return { place: isLarge && asksForMore ? null : city, within: city };
}

/**
 * Returns the place that `named` means among places of its name: the one near the other names of the address, else the
 * dominant one.
 */
function meantBy(mentions: Mentions, named: Mention): PlaceCandidate | null {
  const others = mentions.places.filter((mention) => mention.grade !== 'middle' && !overlap(mention, named));
  const fitting = ofKind(named, 'city').filter((city) =>
    others.some((mention) => mention.candidates.some((place) => isWithin(place, city))),
  );
  return resolveCandidates(fitting.length > 0 ? fitting : named.candidates);
}

/**
 * Chooses without a named city: only names that are unique in all of India, in an address without other information.
 */
function anywhere(address: Address, mentions: Mentions): Choice {
  if (saysMore(address, [...mentions.places, ...mentions.states], isDistinctive)) return NOWHERE;
  const clear = longestOnly(mentions.places).filter(
    (mention) =>
      !mention.isAmbiguous &&
      !mention.isRoad &&
      mention.candidates.every(
        ({ recognition }) =>
          recognition === 'written' || (recognition === 'sound' && mention.text.length >= LONG_ENOUGH),
      ),
  );
  return { place: pick(clear), within: null };
}

/**
 * Chooses for an address with a known postal code: all names must lie around it, otherwise there is a contradiction.
 */
function atPostalCode(mentions: Mentions, code: PlaceCandidate): Choice {
  const around = only(mentions.places, (place) => {
    const reach = place.kind === 'city' ? CITY_REACH_KM : POSTAL_CODE_REACH_KM;
    return distanceKm(place, code) <= reach;
  });
  const isAround = (mention: Mention): boolean =>
    around.some((other) => other.segment === mention.segment && other.text === mention.text);
  const elsewhere = longestOnly(mentions.places).filter((mention) => mention.grade === 'whole' && !isAround(mention));
  const isCityElsewhere = elsewhere.some((mention) => ofKind(mention, 'locality').length === 0);
  const isConfirmed = cityMentions(around).length > 0;
  if (isCityElsewhere || (!isConfirmed && elsewhere.some((mention) => !mention.isAmbiguous))) return NOWHERE;
  const neighbourhoods = only(around, (place) => place.kind === 'locality');
  return { place: (neighbourhoods.length > 0 ? pick(neighbourhoods) : null) ?? code, within: code };
}

/** Decides the place of an address. Prefers no result to a doubtful one. */
export function choosePlace(address: Address, mentions: Mentions, postalCodes: readonly PlaceCandidate[]): Choice {
  const [code, ...more] = postalCodes;
  if (code && more.length === 0) return atPostalCode(mentions, code);
  const named = cityMentions(mentions.places)[0];
  if (!named) return anywhere(address, mentions);
  const meant = meantBy(mentions, named);
  if (!meant) return NOWHERE;
  if (meant.kind !== 'city') return anywhere(address, mentions);
  return inCity(address, mentions.places, mentions.states, named, meant);
}
