import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { distanceKm } from '@nukkad/contract/places/geo';

interface Point {
  lat: number;
  lng: number;
}
interface Locality extends Point {
  slug: string;
  en: string;
  hi: string;
  kn: string;
  aliases?: string[];
}
interface CityFile {
  city: Locality & { state: string; aliases: string[] };
  localities: Locality[];
}
interface Town extends Point {
  id: number;
  name: string;
  admin: string;
  population: number;
  hi?: string;
  kn?: string;
  aliases?: string[];
}
interface TownNames {
  en: string;
  hi: string;
  kn: string;
  state: string;
  aliases: string[];
}

const data = new URL('../data/', import.meta.url);
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, data), 'utf8')) as T;

const cityFiles = readdirSync(new URL('localities/', data)).map((file): [string, CityFile] => [
  file.replace('.json', ''),
  read<CityFile>(`localities/${file}`),
]);
const towns = read<Town[]>('cities-india.json');
const townNames = read<Record<string, TownNames>>('city-names.json');
const states = read<Record<string, { en: string; hi: string; kn: string }>>('states.json');

const LARGEST_15 = [
  ...['mumbai', 'delhi', 'bengaluru', 'hyderabad', 'ahmedabad', 'chennai', 'kolkata', 'surat', 'pune', 'jaipur'],
  ...['lucknow', 'kanpur', 'nagpur', 'indore', 'thane'],
];
const STATE_CAPITALS = [
  ...['Amaravati', 'Itanagar', 'Dispur', 'Patna', 'Raipur', 'Panaji', 'Gandhinagar', 'Chandigarh', 'Shimla', 'Ranchi'],
  ...['Bengaluru', 'Thiruvananthapuram', 'Bhopal', 'Mumbai', 'Imphal', 'Shillong', 'Aizawl', 'Kohima', 'Bhubaneswar'],
  ...['Jaipur', 'Gangtok', 'Chennai', 'Hyderabad', 'Agartala', 'Lucknow', 'Dehradun', 'Kolkata', 'Delhi', 'Srinagar'],
  ...['Jammu', 'Leh', 'Puducherry', 'Kavaratti', 'Sri Vijaya Puram', 'Daman'],
];
const KARNATAKA_DISTRICT_SEATS = [
  ...['Bagalkot', 'Ballari', 'Belagavi', 'Bengaluru', 'Bidar', 'Chamarajanagar', 'Chikkaballapura', 'Chikkamagaluru'],
  ...['Chitradurga', 'Mangaluru', 'Davanagere', 'Dharwad', 'Gadag', 'Hassan', 'Haveri', 'Kalaburagi', 'Madikeri'],
  ...['Kolar', 'Koppal', 'Mandya', 'Mysuru', 'Raichur', 'Ramanagara', 'Shivamogga', 'Tumakuru', 'Udupi', 'Karwar'],
  ...['Hosapete', 'Vijayapura', 'Yadgir'],
];

/** Colloquial names in Bengaluru, in addition to those on a map. */
const CALLED_IN_BENGALURU = `E City, Ecity, RR Nagar, City Market, KR Market, Silk Board Junction, Manyata, ITPL, BG Road,
  Marthahalli, Marathalli, Byappanahalli, SG Palya, KG Halli, Bangalore Airport, Iblur, Madivala, Kengeri Satellite Town`;

const FARTHEST_KM = 25;
const FARTHEST_KM_OF_THE_GIANTS = 35;
const GIANTS = ['delhi', 'mumbai', 'bengaluru'];
const farthest = (city: string): number => (GIANTS.includes(city) ? FARTHEST_KM_OF_THE_GIANTS : FARTHEST_KM);

const LATIN = /^[\p{Script=Latin}\d .'()-]+$/u;
const DEVANAGARI = /^[\u0900-\u097f\u200c\u200d\d .()-]+$/u;
const KANNADA = /^[\u0c80-\u0cff\u200c\u200d\d .()-]+$/u;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const normalise = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const kilometres = (a: Point, b: Point): number =>
  distanceKm({ latitude: a.lat, longitude: a.lng }, { latitude: b.lat, longitude: b.lng });

const QUADRANTS = ['north-east', 'north-west', 'south-east', 'south-west'];
/** Returns the direction of a place from `from`. */
const quadrantOf = (from: Point, to: Point): string =>
  `${to.lat >= from.lat ? 'north' : 'south'}-${to.lng >= from.lng ? 'east' : 'west'}`;

/** Returns the median of `numbers`. */
const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const inIndia = ({ lat, lng }: Point): boolean => lat > 6.5 && lat < 37.1 && lng > 68 && lng < 97.5;
const repeated = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);
const placesOf = ({ city, localities }: CityFile): Locality[] => [city, ...localities];
const wronglyWritten = (names: { en: string; hi: string; kn: string }[]): string[] =>
  names
    .filter(({ en, hi, kn }) => !LATIN.test(en) || !DEVANAGARI.test(hi) || !KANNADA.test(kn))
    .map(({ en, hi, kn }) => `${en} / ${hi} / ${kn}`);

describe('the localities', () => {
  it('cover the 15 largest cities and Mysuru, and no other', () => {
    expect(cityFiles.map(([name]) => name).sort()).toEqual([...LARGEST_15, 'mysuru'].sort());
  });

  it('are at least 640 over the 15 largest cities', () => {
    const counts = cityFiles.filter(([name]) => LARGEST_15.includes(name)).map(([, file]) => file.localities.length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(640);
  });

  it('of Bengaluru contain the colloquial names of its parts', () => {
    const bengaluru = cityFiles.find(([name]) => name === 'bengaluru')?.[1].localities ?? [];
    const names = bengaluru.flatMap(({ en, aliases = [] }) => [en, ...aliases]).map(normalise);
    const called = CALLED_IN_BENGALURU.split(',');
    expect(called.filter((name) => !names.includes(normalise(name)))).toEqual([]);
    expect(bengaluru.length).toBeGreaterThanOrEqual(250);
  });

  describe.each(cityFiles)('of the city file %s', (name, file) => {
    it('are at least 20, 40 or 60, depending on the size of the city', () => {
      const least = name === 'mysuru' ? 20 : GIANTS.includes(name) ? 60 : 40;
      expect(file.localities.length).toBeGreaterThanOrEqual(least);
    });

    it('belong to the city of the file name', () => {
      expect(file.city.slug).toBe(name);
      expect(Object.values(states).map((state) => state.en)).toContain(file.city.state);
    });

    it('have unique slugs', () => {
      const slugs = file.localities.map((locality) => locality.slug);
      expect(slugs.filter((slug) => !SLUG.test(slug))).toEqual([]);
      expect(repeated(slugs)).toEqual([]);
    });

    it('have no common name in any language, old names included', () => {
      const names = file.localities.flatMap(({ en, hi, kn, aliases = [] }) => [
        ...new Set([en, hi, kn, ...aliases].map(normalise)),
      ]);
      expect(repeated(names)).toEqual([]);
    });

    it('are written in the right scripts', () => {
      expect(wronglyWritten(placesOf(file))).toEqual([]);
    });

    it('are in the city, in India', () => {
      const outside = file.localities.filter((place) => kilometres(place, file.city) > farthest(name));
      expect(outside.map((place) => place.en)).toEqual([]);
      expect(placesOf(file).filter((place) => !inIndia(place))).toEqual([]);
    });

    it('are at least 150 m apart', () => {
      const tooClose = file.localities.flatMap((a, index) =>
        file.localities.slice(index + 1).flatMap((b) => (kilometres(a, b) < 0.15 ? [`${a.en} and ${b.en}`] : [])),
      );
      expect(tooClose).toEqual([]);
    });

    it('spread over the city', () => {
      const middle = {
        lat: median(file.localities.map((place) => place.lat)),
        lng: median(file.localities.map((place) => place.lng)),
      };
      const outward = median(file.localities.map((place) => kilometres(place, middle)));
      const toNearest = median(
        file.localities.map((place) =>
          Math.min(...file.localities.filter((other) => other !== place).map((other) => kilometres(place, other))),
        ),
      );
      const shares = QUADRANTS.map(
        (quadrant) => file.localities.filter((place) => quadrantOf(middle, place) === quadrant).length,
      );
      expect(outward).toBeGreaterThan(3);
      expect(toNearest).toBeGreaterThan(0.6);
      expect(Math.min(...shares) / file.localities.length).toBeGreaterThan(0.15);
    });

    it('have their city among the towns, with the same position and names', () => {
      const town = towns.find((candidate) => candidate.name === file.city.en);
      expect(town).toMatchObject({ admin: file.city.state, hi: file.city.hi, kn: file.city.kn });
      expect(kilometres(town as Town, file.city)).toBeLessThan(15);
    });
  });
});

describe('the names of towns', () => {
  const byName = new Map(Object.values(townNames).map((names) => [names.en, names]));

  it('are written in the right scripts', () => {
    expect(wronglyWritten(Object.values(townNames))).toEqual([]);
  });

  it.each(STATE_CAPITALS)('contain the capital %s', (capital) => {
    expect(byName.has(capital)).toBe(true);
  });

  it.each(KARNATAKA_DISTRICT_SEATS)('contain the district seat %s', (seat) => {
    expect(byName.get(seat)?.state).toBe('Karnataka');
  });

  it('all resolve to a town of the same state', () => {
    const admins = new Map(towns.map((town) => [String(town.id), town.admin]));
    const lost = Object.entries(townNames).filter(([id, names]) => admins.get(id) !== names.state);
    expect(lost).toEqual([]);
  });

  it.each([
    ['Bangalore', 'Bengaluru'],
    ['Mysore', 'Mysuru'],
    ['Belgaum', 'Belagavi'],
    ['बंबई', 'Mumbai'],
    ['ಗುಲ್ಬರ್ಗಾ', 'Kalaburagi'],
    ['Gurgaon', 'Gurugram'],
  ])('resolve %s to %s', (old, now) => {
    expect(towns.filter((town) => town.aliases?.includes(old)).map((town) => town.name)).toEqual([now]);
  });
});

describe('the towns', () => {
  it('are more than 2,000, without duplicates', () => {
    expect(towns.length).toBeGreaterThan(2000);
    expect(repeated(towns.map((town) => String(town.id)))).toEqual([]);
  });

  it('are in a state of India and have 15,000 people or a name of note', () => {
    const known = new Set(Object.values(states).map((state) => state.en));
    const wrong = towns.filter(
      (town) => !known.has(town.admin) || !inIndia(town) || (town.population < 15_000 && !townNames[town.id]),
    );
    expect(wrong).toEqual([]);
  });

  it('have a Kannada and a Hindi name all over Karnataka', () => {
    const unnamed = towns.filter((town) => town.admin === 'Karnataka' && !(town.hi && town.kn));
    expect(unnamed.map((town) => town.name)).toEqual([]);
  });

  it('do not repeat a locality, unless they are a town of note', () => {
    const localities = cityFiles.flatMap(([, file]) => file.localities);
    const twice = towns.filter(
      (town) =>
        !townNames[town.id] &&
        localities.some((place) => normalise(place.en) === normalise(town.name) && kilometres(place, town) < 6),
    );
    expect(twice.map((town) => town.name)).toEqual([]);
  });
});

describe('the states', () => {
  it('are written in the right scripts', () => {
    expect(wronglyWritten(Object.values(states))).toEqual([]);
  });
});
