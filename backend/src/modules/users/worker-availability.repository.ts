import { Injectable } from '@nestjs/common';
import { AVAILABILITY_HOURS, POSITION_KEPT_DAYS, type WeekRange } from '@nukkad/contract/instant-work/availability';
import type { Position } from '@nukkad/contract/places/geo';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { EntityManager } from 'typeorm';

/** Fields of the profile that availability copies. */
export interface WorkProfile {
  skills: string[];
  preferredCategories: JobCategoryId[];
}

/** The stored availability of a worker. */
export interface StoredAvailability {
  available: boolean;
  hasPosition: boolean;
  radiusKm: number;
  categories: JobCategoryId[];
  /** Whether there are weekly hours. */
  hasHours: boolean;
}

/** The availability to store; undefined fields are unchanged. */
export interface AvailabilityToStore {
  available: boolean;
  /** Centre of a cell of the grid. */
  position: Position | undefined;
  radiusKm: number;
  categories: readonly JobCategoryId[];
  skillIds: readonly string[];
  /** Null: at any time. */
  hours: readonly WeekRange[] | null | undefined;
  /** Whether the hours until it switches off automatically begin now. */
  begins: boolean;
}

/** A multirange as PostgreSQL reads it. */
const multirange = (ranges: readonly WeekRange[]): string =>
  `{${ranges.map(([from, until]) => `[${from},${until})`).join(',')}}`;

/** SQL: assignments that switch a row off as of `moment`. */
const offAt = (moment: string): string =>
  `available = false, switched_off_at = ${moment}, ends_at = NULL, updated_at = clock_timestamp()`;

/** SQL: whether the row `a` should have switched itself off by now. */
const IS_OVER = `a.ends_at <= statement_timestamp()`;

/** Availability for instant work. Rows are locked after the account that they belong to. */
@Injectable()
export class WorkerAvailabilityRepository {
  /** Locks and returns the profile until the transaction ends; null when the account does not exist. */
  async lockProfile(tx: EntityManager, userId: string): Promise<WorkProfile | null> {
    const rows: WorkProfile[] = await tx.query(
      `SELECT skills, preferred_categories AS "preferredCategories" FROM users WHERE id = $1 FOR NO KEY UPDATE`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** Returns the stored availability; null before the first statement. */
  async find(tx: EntityManager, userId: string): Promise<StoredAvailability | null> {
    const rows: StoredAvailability[] = await tx.query(
      `SELECT available, point IS NOT NULL AS "hasPosition", radius_km AS "radiusKm", categories,
              week_minutes IS NOT NULL AS "hasHours"
       FROM worker_availabilities WHERE user_id = $1 FOR NO KEY UPDATE`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** Stores it, and returns the time at which it switches off automatically; null without one. */
  async save(tx: EntityManager, userId: string, next: AvailabilityToStore): Promise<Date | null> {
    await tx.query(`INSERT INTO worker_availabilities (user_id, switched_off_at) VALUES ($1, clock_timestamp())
      ON CONFLICT DO NOTHING`, [userId]); // prettier-ignore
    const { available, position, radiusKm, categories, skillIds, hours, begins } = next;
    const [rows]: [{ endsAt: Date | null }[], number] = await tx.query(
      `UPDATE worker_availabilities a SET
         available = $2::boolean,
         point = CASE WHEN $3::float8 IS NULL THEN a.point
           ELSE ST_SetSRID(ST_MakePoint($4::float8, $3::float8), 4326)::geography END,
         radius_km = $5, categories = $6::text[], skill_ids = $7::text[],
         week_minutes = CASE WHEN $8::boolean THEN $9::int4multirange ELSE a.week_minutes END,
         ends_at = CASE WHEN $10::boolean
           -- whole milliseconds, as the task that is due then has them
           THEN date_trunc('milliseconds', clock_timestamp()) + make_interval(hours => $11)
           WHEN $2 AND NOT ($8 AND $9 IS NOT NULL) THEN a.ends_at END,
         -- a position that is told while it is off is kept as long as if it had been on
         switched_off_at = CASE WHEN $2 THEN NULL
           WHEN a.available OR $3 IS NOT NULL THEN clock_timestamp() ELSE a.switched_off_at END,
         updated_at = clock_timestamp()
       WHERE a.user_id = $1 RETURNING a.ends_at AS "endsAt"`,
      [
        userId,
        available,
        position?.latitude ?? null,
        position?.longitude ?? null,
        radiusKm,
        categories,
        skillIds,
        hours !== undefined,
        hours ? multirange(hours) : null,
        begins,
        AVAILABILITY_HOURS,
      ],
    );
    return rows[0]?.endsAt ?? null;
  }

  /** Updates the skills from the profile, for accounts with an availability. */
  async setSkills(tx: EntityManager, userId: string, skillIds: readonly string[]): Promise<void> {
    await tx.query(`UPDATE worker_availabilities SET skill_ids = $2::text[] WHERE user_id = $1`, [userId, skillIds]);
  }

  /** Switches off the availability of one account; returns false when it was not on. */
  async switchOff(tx: EntityManager, userId: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE worker_availabilities SET ${offAt('clock_timestamp()')} WHERE user_id = $1 AND available`,
      [userId],
    );
    return count === 1;
  }

  /**
   * Switches off an expired availability; returns false when it has not expired, or was switched on again meanwhile.
   */
  async end(tx: EntityManager, userId: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE worker_availabilities a SET ${offAt('a.ends_at')} WHERE a.user_id = $1 AND ${IS_OVER}`,
      [userId],
    );
    return count === 1;
  }

  /** Switches off up to `limit` expired availabilities; returns their accounts. */
  async endOverdue(tx: EntityManager, limit: number): Promise<string[]> {
    const [rows]: [{ userId: string }[], number] = await tx.query(
      // materialized: PostgreSQL may run a subquery again for each row, and each run finds other unlocked rows
      `WITH over AS MATERIALIZED (
         SELECT a.user_id FROM worker_availabilities a WHERE ${IS_OVER} LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)
       UPDATE worker_availabilities a SET ${offAt('a.ends_at')} FROM over WHERE a.user_id = over.user_id
       RETURNING a.user_id AS "userId"`,
      [limit],
    );
    return rows.map(({ userId }) => userId);
  }

  /** Deletes up to `limit` positions of availabilities that ended long ago; returns their number. */
  async deletePositions(tx: EntityManager, limit: number): Promise<number> {
    const [, count]: [unknown[], number] = await tx.query(
      `WITH old AS MATERIALIZED (
         SELECT a.user_id FROM worker_availabilities a
         WHERE a.switched_off_at < statement_timestamp() - make_interval(days => $1) AND a.point IS NOT NULL
         LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED)
       UPDATE worker_availabilities a SET point = NULL FROM old WHERE a.user_id = old.user_id`,
      [POSITION_KEPT_DAYS, limit],
    );
    return count;
  }
}
