import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { Position } from '@nukkad/contract/places/geo';
import {
  isBelowWage,
  lowestRupees,
  type MinimumWage,
  SCHEDULE_OF,
  type StatedPay,
  ZONE_OF_CITY,
} from '@nukkad/contract/jobs/minimum-wages';
import { DataSource, type EntityManager } from 'typeorm';

/** Degrees around a position within which a known place determines its city: about 11 km. */
const REACH = 0.1;

/** A job's pay, place and kind of work. */
interface PaidWork extends StatedPay {
  category: JobCategoryId;
  position: Position | null;
}

/** Finds the minimum wage of a place and kind of work. */
@Injectable()
export class MinimumWages {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Returns the lowest wage in force for work of this category there, because the class of skill of a job is unknown.
   * Null where the state, the zone or the employment is unknown, or has no wage.
   */
  async findLowestWage(
    category: JobCategoryId,
    position: Position,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<MinimumWage | null> {
    const schedule = SCHEDULE_OF[category];
    if (!schedule) return null;
    const [place]: { state: string; city: string }[] = await manager.query(
      `SELECT state_names->>'en' AS state, city_names->>'en' AS city FROM places
       WHERE latitude BETWEEN $1::float8 - ${REACH} AND $1::float8 + ${REACH}
         AND longitude BETWEEN $2::float8 - ${REACH} AND $2::float8 + ${REACH}
       ORDER BY (latitude - $1::float8) ^ 2 + (longitude - $2::float8) ^ 2, id LIMIT 1`,
      [position.latitude, position.longitude],
    );
    const zone = place && ZONE_OF_CITY[place.state]?.[place.city];
    if (!place || !zone) return null;
    const rows: MinimumWage[] = await manager.query(
      `SELECT state, zone, skill_class AS "skillClass", daily, effective_from::text AS "effectiveFrom", source,
              source_date::text AS "sourceDate", confirmed
       FROM minimum_wages
       WHERE state = $1 AND zone = $2 AND schedule = $3 AND daterange(effective_from, effective_to, '[]')
         @> (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date
       ORDER BY daily LIMIT 1`,
      [place.state, zone, schedule],
    );
    return rows[0] ?? null;
  }

  /** Returns whether the pay is below the known minimum wage of the work. */
  async isBelow({ category, position, ...pay }: PaidWork, manager?: EntityManager): Promise<boolean> {
    if (!position || lowestRupees(pay) === null) return false;
    const wage = await this.findLowestWage(category, position, manager);
    return wage !== null && isBelowWage(pay, wage.daily);
  }
}
