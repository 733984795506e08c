import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { distanceKm, type Position } from '@nukkad/domain/geo';
import { DataSource } from 'typeorm';

/** A neighbourhood decides for its city up to this distance from its point, in kilometres. */
const LOCALITY_KM = 4;
/** Radius of a city in kilometres: a position farther from its centre is outside. */
const CITY_KM = 25;
const KM_PER_DEGREE = 111.2;
/** Assumed population of a city without a count. */
const UNCOUNTED = 10_000;

/** A centre of a city, or of a neighbourhood of it. */
interface Centre extends Position {
  cityId: string;
  isLocality: boolean;
  population: number;
}

/** Finds the one city of a position. The cities are read once and cached in memory, because every search uses them. */
@Injectable()
export class CityIndex {
  private centres: Promise<readonly Centre[]> | null = null;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Returns the place id of the city of `position`: the city of the nearest neighbourhood, else the city with the
   * farthest reach for its size; null outside of all.
   */
  async findCity(position: Position): Promise<string | null> {
    const reached = (await this.load())
      .filter((centre) => isNear(centre, position))
      .map((centre) => ({ ...centre, km: distanceKm(position, centre) }));
    const localities = reached.filter(({ isLocality, km }) => isLocality && km <= LOCALITY_KM);
    const cities = reached.filter(({ isLocality, km }) => !isLocality && km <= CITY_KM);
    const nearest =
      leastOf(localities, ({ km }) => km) ?? leastOf(cities, ({ km, population }) => km / Math.sqrt(population));
    return nearest?.cityId ?? null;
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

  private read(): Promise<Centre[]> {
    return this.dataSource.query(
      `SELECT coalesce(p.city_id, p.id) AS "cityId", p.kind = 'locality' AS "isLocality", p.latitude, p.longitude,
         coalesce(p.population, ${UNCOUNTED}) AS population
       FROM places p WHERE p.kind = 'city' OR (p.kind = 'locality' AND p.city_id IS NOT NULL)`,
    );
  }
}

/** Returns whether a centre is close enough in latitude, which is a cheap check. */
const isNear = ({ latitude }: Position, position: Position): boolean =>
  Math.abs(latitude - position.latitude) * KM_PER_DEGREE <= CITY_KM;

function leastOf<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (least, item) => (least === undefined || measure(item) < measure(least) ? item : least),
    undefined,
  );
}
