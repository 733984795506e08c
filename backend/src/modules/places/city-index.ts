import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { distanceKm, type Position } from '@nukkad/contract/places/geo';
import { DataSource } from 'typeorm';

/** A neighbourhood decides for its city up to this distance from its point, in kilometres. */
const LOCALITY_KM = 4;
/** Radius of a city in kilometres: a position farther from its centre is outside. */
const CITY_KM = 25;
/** The same in degrees of latitude. */
const CITY_DEGREES = CITY_KM / 111.2;
/** Assumed population of a city without a count. */
const UNCOUNTED = 10_000;

/** A centre of a city, or of a neighbourhood of it. */
interface Centre extends Position {
  cityId: string;
  isLocality: boolean;
  population: number;
}

/**
 * Finds the one city of a position. The cities are read once and cached in memory, ordered by latitude, because every
 * search uses them.
 */
@Injectable()
export class CityIndex {
  private centres: Promise<readonly Centre[]> | null = null;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Returns the place id of the city of `position`: the city of the nearest neighbourhood, else the city with the
   * farthest reach for its size; null outside of all.
   */
  async findCity(position: Position): Promise<string | null> {
    const centres = await this.load();
    let locality: Reached | null = null;
    let city: Reached | null = null;
    const north = position.latitude + CITY_DEGREES;
    const east = degreesOfLongitude(position.latitude);
    for (let index = firstFrom(centres, position.latitude - CITY_DEGREES); index < centres.length; index++) {
      const centre = centres[index]!;
      if (centre.latitude > north) break;
      if (degreesBetween(centre.longitude, position.longitude) > east) continue;
      const km = distanceKm(position, centre);
      if (centre.isLocality) {
        if (km <= LOCALITY_KM) locality = leastOf(locality, { centre, weight: km });
      } else if (km <= CITY_KM) city = leastOf(city, { centre, weight: km / Math.sqrt(centre.population) });
    }
    return (locality ?? city)?.centre.cityId ?? null;
  }

  /** Returns whether `findCity(position)` is this city; for most positions, which are far from it, without a lookup. */
  async isCityAt(cityId: string, position: Position): Promise<boolean> {
    const centres = await this.load();
    const isReached = centres.some((centre) => centre.cityId === cityId && isNear(centre, position));
    return isReached && (await this.findCity(position)) === cityId;
  }

  private load(): Promise<readonly Centre[]> {
    this.centres ??= this.read().catch((error: unknown) => {
      this.centres = null;
      throw error;
    });
    return this.centres;
  }

  private async read(): Promise<Centre[]> {
    const centres: Centre[] = await this.dataSource.query(
      `SELECT coalesce(p.city_id, p.id) AS "cityId", p.kind = 'locality' AS "isLocality", p.latitude, p.longitude,
         coalesce(p.population, ${UNCOUNTED}) AS population
       FROM places p WHERE p.kind = 'city' OR (p.kind = 'locality' AND p.city_id IS NOT NULL)`,
    );
    return centres.sort((a, b) => a.latitude - b.latitude);
  }
}

/** Returns whether a centre is close enough in latitude, which is a cheap check. */
const isNear = ({ latitude }: Position, position: Position): boolean =>
  Math.abs(latitude - position.latitude) <= CITY_DEGREES;

/** Returns the degrees of longitude that CITY_KM spans at most from a point at `latitude`. */
function degreesOfLongitude(latitude: number): number {
  const parallel = Math.cos(((Math.abs(latitude) + CITY_DEGREES) * Math.PI) / 180);
  return parallel > 0 ? CITY_DEGREES / parallel : 180;
}

/** Returns the degrees between two longitudes, the shorter way round. */
function degreesBetween(one: number, other: number): number {
  const degrees = Math.abs(one - other);
  return Math.min(degrees, 360 - degrees);
}

/** Returns the index of the first of `centres`, which are ordered by latitude, from `latitude` on. */
function firstFrom(centres: readonly Centre[], latitude: number): number {
  let [low, high] = [0, centres.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (centres[middle]!.latitude < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A centre within reach; the least weight decides. */
interface Reached {
  centre: Centre;
  weight: number;
}

const leastOf = (least: Reached | null, next: Reached): Reached =>
  least === null || next.weight < least.weight ? next : least;
