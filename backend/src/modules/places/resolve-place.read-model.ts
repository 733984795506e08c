import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { distanceKm } from '@nukkad/contract/places/geo';
import { phoneticKeyOf } from '@nukkad/language/phonetics';
import { currentLanguage } from '../../common/context/request-context.js';
import { type Address, isDistinctive, overlap, phrasesOf, readAddress } from './address-reading.js';
import { Geocoder } from './geocoder.js';
import { stateNames } from './gazetteer-files.js';
import { isMisspelling } from './misspellings.js';
import { type Choice, choosePlace } from './place-choice.js';
import { type PlaceCandidate, mentionsIn } from './place-mentions.js';
import { languageOf, normalisePlaceName, stemsOf } from './place-text.js';

/** The place of a text. Degrees, WGS 84; the label is in the requested language. */
export interface ResolvedPlace {
  latitude: number;
  longitude: number;
  label: string;
}

/** A place of the gazetteer; `cityId` is its id where it is a city. */
export interface GazetteerPlace extends ResolvedPlace {
  cityId: string | null;
}

type Row = Omit<PlaceCandidate, 'recognition'> & { sound: string };

const ROWS_MAX = 2000;
const SIMILAR_MAX = 20;
/** Shorter names sound like too much else. */
const SOUND_MIN = 4;
/** No name sounds as long as this. */
const SOUND_MAX = 40;
/** Least population of a city that a misspelt name may mean. */
const MISSPELT_CITY_POPULATION = 500_000;
/** Maximum distance in kilometres of a geocoder's result from the named city. */
const CITY_REACH_KM = 60;

const COLUMNS = `p.id, p.kind, p.names, p.city_id AS "cityId", p.city_names AS "cityNames", p.context,
  p.latitude, p.longitude, p.population, n.normalised, n.sound`;

/**
 * Turns the text of a location into one point: through the gazetteer, then through the geocoder if one is set up.
 * Answers null rather than a place that may be wrong. It may ask over the network: never call it in a transaction.
 */
@Injectable()
export class ResolvePlace {
  private readonly states = new Set(stateNames().map(normalisePlaceName));

  constructor(
    @InjectDataSource() private readonly dataSource: Pick<DataSource, 'query'>,
    private readonly geocoder: Geocoder,
  ) {}

  async execute(text: string): Promise<ResolvedPlace | null> {
    const { place, within } = await this.fromGazetteer(text);
    if (place) return { latitude: place.latitude, longitude: place.longitude, label: labelOf(place) };
    const found = await this.geocoder.find(text);
    return found && (!within || distanceKm(found, within) <= CITY_REACH_KM) ? found : null;
  }

  /** Resolves a text from the gazetteer alone, without the external geocoder. */
  async resolveInGazetteer(text: string): Promise<GazetteerPlace | null> {
    const { place } = await this.fromGazetteer(text);
    if (!place) return null;
    const { id, kind, latitude, longitude } = place;
    return { latitude, longitude, label: labelOf(place), cityId: kind === 'city' ? id : null };
  }

  /**
   * Returns the id of the city in which a text certainly lies, with or without a place in it; null where it names none
   * for certain.
   */
  async findCertainCityId(text: string): Promise<string | null> {
    const { place, within } = await this.fromGazetteer(text);
    const certain = within ?? place;
    return certain && (certain.kind === 'city' ? certain.id : certain.cityId);
  }

  private async fromGazetteer(text: string): Promise<Choice> {
    const address = readAddress(text);
    const phrases = [...new Set(phrasesOf(address).map((phrase) => phrase.text))];
    if (phrases.length === 0 && address.postalCodes.length === 0) return { place: null, within: null };
    const forms = new Map(phrases.map((phrase) => [phrase, formsOf(phrase)]));
    const sounds = new Map([...forms].map(([phrase, texts]) => [phrase, texts.map(phoneticKeyOf)]));
    const rows = await this.named([...phrases, ...address.postalCodes], [...sounds.values()].flat());
    const codes = rows
      .filter((row) => row.kind === 'postal_code' && address.postalCodes.includes(row.normalised))
      .map((row): PlaceCandidate => ({ ...row, recognition: 'written' }));
    const candidates = new Map<string, PlaceCandidate[]>();
    for (const phrase of phrases) {
      const written = rows.filter((row) => row.normalised === phrase);
      const alike = rows.filter(
        (row) => sounds.get(phrase)?.includes(row.sound) && !written.some(({ id }) => id === row.id),
      );
      const all = [
        ...written.map((row): PlaceCandidate => ({ ...row, recognition: 'written' })),
        ...distinct(alike).map((row): PlaceCandidate => ({ ...row, recognition: 'sound' })),
      ];
      if (all.length > 0) candidates.set(phrase, all);
    }
    const choose = (): Choice => {
      const choice = choosePlace(address, mentionsIn(address, candidates, this.states, 'city'), codes);
      if (choice.place) return choice;
      const otherwise = choosePlace(address, mentionsIn(address, candidates, this.states, 'state'), codes);
      return otherwise.place ? otherwise : choice;
    };
    let choice = choose();
    // twice: once the city is recognised, its neighbourhoods can be
    for (let round = 0; round < 2 && !choice.place; round++) {
      const slips = await this.misspelt(address, candidates, choice.within);
      if (slips.size === 0) break;
      for (const [phrase, meant] of slips) candidates.set(phrase, meant);
      choice = choose();
    }
    return choice;
  }

  private named(normalised: string[], sounds: string[]): Promise<Row[]> {
    const long = sounds.filter((sound) => sound.length >= SOUND_MIN);
    return this.dataSource.query(
      `SELECT ${COLUMNS} FROM place_names n JOIN places p ON p.id = n.place_id
       WHERE n.normalised = ANY($1) OR n.sound = ANY($2)
       LIMIT ${ROWS_MAX}`,
      [normalised, long],
    );
  }

  /** Returns the candidates for misspellings in the unknown parts of the address. */
  private async misspelt(
    address: Address,
    candidates: ReadonlyMap<string, PlaceCandidate[]>,
    within: PlaceCandidate | null,
  ): Promise<Map<string, PlaceCandidate[]>> {
    const slips = new Map<string, PlaceCandidate[]>();
    for (const phrase of unknownPhrases(address, candidates)) {
      const sound = phoneticKeyOf(phrase);
      if (sound.length > SOUND_MAX) continue;
      const rows: Row[] = await this.dataSource.query(
        `SELECT ${COLUMNS} FROM place_names n JOIN places p ON p.id = n.place_id
         WHERE n.sound % $1 AND (p.kind = 'city' AND p.population >= $2 OR p.kind = 'locality' AND p.city_id = $3)
         ORDER BY similarity(n.sound, $1) DESC LIMIT ${SIMILAR_MAX}`,
        [sound, MISSPELT_CITY_POPULATION, within?.id ?? null],
      );
      const meant = distinct(rows.filter((row) => isMisspelling(sound, row.sound)));
      if (meant.length > 0)
        slips.set(
          phrase,
          meant.map((row): PlaceCandidate => ({ ...row, recognition: 'misspelt' })),
        );
    }
    return slips;
  }
}

/** Returns the phrases in each segment besides the recognised names. */
function unknownPhrases(address: Address, candidates: ReadonlyMap<string, PlaceCandidate[]>): string[] {
  const known = phrasesOf(address).filter((phrase) => candidates.has(phrase.text));
  return address.segments.flatMap(({ words }, segment) => {
    const isUnknown = (index: number): boolean =>
      isDistinctive(words[index] ?? '') &&
      !known.some((span) => overlap(span, { segment, start: index, end: index + 1 }));
    const start = words.findIndex((_word, index) => isUnknown(index));
    const end = words.findLastIndex((_word, index) => isUnknown(index)) + 1;
    return start < 0 ? [] : [words.slice(start, end).join(' ')];
  });
}

/** Returns the phrase, and its possible forms without a case ending of Kannada. */
function formsOf(phrase: string): string[] {
  const words = phrase.split(' ');
  const last = words.at(-1) ?? '';
  const stems = languageOf(last) === 'kn' ? stemsOf(last) : [];
  return [phrase, ...stems.map((stem) => [...words.slice(0, -1), stem].join(' '))];
}

const distinct = (rows: readonly Row[]): Row[] => [...new Map(rows.map((row) => [row.id, row])).values()];

function labelOf(place: PlaceCandidate): string {
  const language = currentLanguage();
  const name = place.names[language] ?? place.names.en;
  const city = place.cityNames[language] ?? place.cityNames.en;
  return name === city ? name : `${name}, ${city}`;
}
