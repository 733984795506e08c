import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Position } from '@nukkad/contract/places/geo';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { matchSkillName, namesOfSkill } from '@nukkad/language/query-interpretation';
import { DataSource } from 'typeorm';
import { IS_OPEN } from '../jobs/jobs.public.js';

/** Number of days for which a view of a job near by counts as a search for work there. */
const LOOKING_DAYS = 30;
/** Maximum number of jobs whose visitors are considered: a band requires no more. */
const JOBS_MAX = 3000;
/** Maximum number of people that are counted: all bands end far below. */
const COUNT_MAX = 200;
/** Maximum number of people with skills that are read one by one because their spelling differs from the taxonomy. */
const READ_MAX = 2000;

/**
 * SQL: people who look for work within $3 metres of the latitude $1 and the longitude $2, other than $4: their `users`
 * row `u`.
 */
const PEOPLE = `
  WITH here AS (SELECT ST_SetSRID(ST_MakePoint($2::float8, $1::float8), 4326)::geography AS point),
    near AS MATERIALIZED (
      SELECT j.id FROM jobs j, here WHERE ${IS_OPEN} AND ST_DWithin(j.point, here.point, $3)
      ORDER BY j.created_at DESC LIMIT ${JOBS_MAX}),
    towns AS MATERIALIZED (
      SELECT DISTINCT lower(n.name) AS name FROM places p JOIN place_names n ON n.place_id = p.id, here
      WHERE p.kind = 'city' AND abs(p.latitude - $1::float8) < 1
        AND ST_DWithin(ST_SetSRID(ST_MakePoint(p.longitude, p.latitude), 4326)::geography, here.point, $3)),
    people AS (
      SELECT v.seeker_id AS id FROM near JOIN job_views v ON v.job_id = near.id
        AND v.day > (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date - ${LOOKING_DAYS}
      UNION SELECT a.seeker_id FROM near JOIN applications a ON a.job_id = near.id
        AND a.created_at > clock_timestamp() - make_interval(days => ${LOOKING_DAYS})
      UNION SELECT r.seeker_id FROM interview_requests r, here
        WHERE r.point IS NOT NULL AND ST_DWithin(r.point, here.point, $3)
      UNION SELECT u.id FROM users u WHERE lower(btrim(u.city)) IN (SELECT name FROM towns))
  SELECT u.skills FROM people JOIN users u USING (id)
  WHERE u.id <> $4 AND u.role IN ('job_seeker', 'both')`;

/** SQL: whether `u` has a skill that is written as one of the names $5. */
const IS_NAMED = `string_to_array(lower(array_to_string(u.skills, E'\\n')), E'\\n') && $5::text[]`;

/**
 * Counts people who look for work near a place. No position of a seeker is stored for this: the count uses the town of
 * the address, the coarse cell of a pending interview request, and the viewed and applied-for jobs.
 */
@Injectable()
export class SeekersNearReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Returns the number of people, other than `askerId`, who look for work within 20 km and have one of `skills`, or
   * want `category` without required skills; at most COUNT_MAX.
   */
  async count(
    askerId: string,
    { latitude, longitude }: Position,
    category: JobCategoryId,
    skills: ReadonlySet<string>,
  ): Promise<number> {
    const about = [latitude, longitude, SEARCH_RADIUS_KM * 1000, askerId];
    if (skills.size === 0) {
      return (await this.find('$5 = ANY (u.preferred_categories)', [...about, category], COUNT_MAX)).length;
    }
    const names = [...skills].flatMap(namesOfSkill);
    const named = (await this.find(IS_NAMED, [...about, names], COUNT_MAX)).length;
    if (named === COUNT_MAX) return named;
    const others = await this.find(`u.skills <> '{}' AND NOT ${IS_NAMED}`, [...about, names], READ_MAX);
    const meanings = new Map<string, string | null>();
    const meaningOf = (name: string): string | null => {
      if (!meanings.has(name)) meanings.set(name, matchSkillName(name));
      return meanings.get(name) ?? null;
    };
    const alike = others.filter((theirs) => theirs.some((name) => skills.has(meaningOf(name) ?? '')));
    return Math.min(COUNT_MAX, named + alike.length);
  }

  /** Returns the skills of up to `limit` of these people who meet `condition`. */
  private async find(condition: string, parameters: readonly unknown[], limit: number): Promise<string[][]> {
    const rows: { skills: string[] }[] = await this.dataSource.query(`${PEOPLE} AND ${condition} LIMIT ${limit}`, [
      ...parameters,
    ]);
    return rows.map(({ skills }) => skills);
  }
}
