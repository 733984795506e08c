import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Position } from '@nukkad/contract/places/geo';
import type { Place } from '@nukkad/contract/places/places';
import { DataSource } from 'typeorm';
import { PLACE_COLUMNS, placeOf, type PlaceRow } from './named-place-row.js';

/** A neighbourhood names the positions up to this distance from its point, in kilometres. */
const LOCALITY_KM = 4;
/** A city or postal code names the positions up to this distance from its point, in kilometres. */
const CITY_KM = 25;
const KM_PER_DEGREE = 111.2;

const KM = `${KM_PER_DEGREE} * sqrt(power(p.latitude - $1, 2) + power((p.longitude - $2) * cos(radians($1)), 2))`;

/** SQL: the nearest neighbourhood in reach; beyond all of them the nearest city, else the nearest postal code. */
const NEAREST = `
  SELECT ${PLACE_COLUMNS}
  FROM (
    SELECT p.id, p.kind, ${KM} AS km
    FROM places p
    WHERE p.latitude BETWEEN $1 - ${CITY_KM / KM_PER_DEGREE} AND $1 + ${CITY_KM / KM_PER_DEGREE}
  ) found JOIN places p ON p.id = found.id
  WHERE found.km <= CASE found.kind WHEN 'locality' THEN ${LOCALITY_KM} ELSE ${CITY_KM} END
  ORDER BY array_position(ARRAY['locality', 'city', 'postal_code'], found.kind), found.km, p.id
  LIMIT 1`;

/** Finds the gazetteer's place of a position. */
@Injectable()
export class NearestPlace {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns null where the gazetteer has no place near by. The position itself is not stored. */
  async execute({ latitude, longitude }: Position): Promise<Place | null> {
    const rows: PlaceRow[] = await this.dataSource.query(NEAREST, [latitude, longitude]);
    return rows[0] ? placeOf(rows[0]) : null;
  }
}
