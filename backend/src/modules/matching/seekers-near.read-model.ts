import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Position } from '@nukkad/domain/geo';
import type { JobCategoryId } from '@nukkad/domain/job-categories';
import { SEARCH_RADIUS_KM } from '@nukkad/domain/limits';
import { matchSkillName } from '@nukkad/domain/query-interpretation';
import { DataSource } from 'typeorm';
import { IS_OPEN } from '../jobs/jobs.public.js';

/** Days for which looking at a job near by says that somebody looks for work there. */
const LOOKING_DAYS = 30;
/** Jobs whose visitors are considered, and people whose wishes are compared, at most: a band needs no more. */
const JOBS_MAX = 3000;
const PEOPLE_MAX = 2000;

interface Wishes {
  skills: string[];
  preferred_categories: JobCategoryId[];
}

/**
 * Who looks for work near a place. No position of a seeker is kept for this: it rests on the town of their address, the
 * coarse cell of an interview request that waits, and the jobs that they looked at or applied for.
 */
@Injectable()
export class SeekersNearReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** How many, other than `askerId`, look for work within 20 km and have one of `skills` or want `category`. */
  async count(
    askerId: string,
    { latitude, longitude }: Position,
    category: JobCategoryId,
    skills: ReadonlySet<string>,
  ): Promise<number> {
    const rows: Wishes[] = await this.dataSource.query(
      `WITH here AS (SELECT ST_SetSRID(ST_MakePoint($2::float8, $1::float8), 4326)::geography AS point),
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
       SELECT u.skills, u.preferred_categories FROM people JOIN users u USING (id)
       WHERE u.id <> $4 AND u.role IN ('job_seeker', 'both')
         AND ($5 = ANY (u.preferred_categories) OR (u.skills <> '{}' AND $6))
       LIMIT ${PEOPLE_MAX}`,
      [latitude, longitude, SEARCH_RADIUS_KM * 1000, askerId, category, skills.size > 0],
    );
    const meanings = new Map<string, string | null>();
    const meaningOf = (name: string): string | null => {
      if (!meanings.has(name)) meanings.set(name, matchSkillName(name));
      return meanings.get(name) ?? null;
    };
    return rows.filter(
      (wishes) =>
        wishes.preferred_categories.includes(category) ||
        wishes.skills.some((name) => skills.has(meaningOf(name) ?? '')),
    ).length;
  }
}
