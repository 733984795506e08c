import { beforeAll, describe, expect, it } from '@jest/globals';
import { distanceKm } from '@nukkad/contract/places/geo';
import type { DataSource } from 'typeorm';
import { CityIndex } from './city-index.js';

interface Place {
  cityId: string;
  isLocality: boolean;
  latitude: number;
  longitude: number;
  population: number;
}

const LOCALITY_KM = 4;
const CITY_KM = 25;

/** Places on a grid around Bengaluru, in no order; every third is a locality of one of eleven cities. */
const PLACES: readonly Place[] = Array.from({ length: 400 }, (_, index) => ({
  cityId: `city-${index % 11}`,
  isLocality: index % 3 === 0,
  latitude: 12 + ((index * 37) % 200) / 100,
  longitude: 77 + ((index * 53) % 160) / 100,
  population: 10_000 + ((index * 7919) % 90_000),
}));

/** The city by the definition: a scan of all places. */
function scanForCity(position: { latitude: number; longitude: number }): string | null {
  const reached = PLACES.map((place) => ({ ...place, km: distanceKm(position, place) }));
  const least = (places: typeof reached, weigh: (place: (typeof reached)[number]) => number) =>
    places.toSorted((a, b) => weigh(a) - weigh(b))[0];
  const locality = least(
    reached.filter(({ isLocality, km }) => isLocality && km <= LOCALITY_KM),
    ({ km }) => km,
  );
  const city = least(
    reached.filter(({ isLocality, km }) => !isLocality && km <= CITY_KM),
    ({ km, population }) => km / Math.sqrt(population),
  );
  return (locality ?? city)?.cityId ?? null;
}

describe('CityIndex', () => {
  let reads = 0;
  let index: CityIndex;
  beforeAll(() => {
    const query = (): Promise<Place[]> => {
      reads++;
      return Promise.resolve([...PLACES]);
    };
    index = new CityIndex({ query } as unknown as DataSource);
  });

  it('finds the city that a scan of all places finds, at 500 positions', async () => {
    const positions = Array.from({ length: 500 }, (_, n) => ({
      latitude: 11.6 + ((n * 31) % 281) / 100,
      longitude: 76.7 + ((n * 17) % 223) / 100,
    }));
    const found = await Promise.all(positions.map((position) => index.findCity(position)));
    expect(found).toEqual(positions.map(scanForCity));
    expect(new Set(found).size).toBeGreaterThan(8);
    expect(found).toContain(null);
  });

  it('reads the places again after a failure', async () => {
    let calls = 0;
    const query = (): Promise<Place[]> =>
      ++calls === 1 ? Promise.reject(new Error('no database')) : Promise.resolve([...PLACES]);
    const interrupted = new CityIndex({ query } as unknown as DataSource);
    await expect(interrupted.findCity(PLACES[0]!)).rejects.toThrow('no database');
    expect(await interrupted.findCity(PLACES[0]!)).toBe(scanForCity(PLACES[0]!));
  });

  it('reads the places once', () => expect(reads).toBe(1));

  it('finds the city of a place itself, at its own latitude', async () => {
    const alone = PLACES.find(({ isLocality }) => isLocality)!;
    expect(await index.findCity(alone)).toBe(scanForCity(alone));
  });
});
