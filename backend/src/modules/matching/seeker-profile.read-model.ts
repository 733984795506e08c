import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { matchSkillName } from '@nukkad/language/query-interpretation';
import { categoryAffinity, type PreferenceSignal } from '@nukkad/contract/matching/scoring-affinity';
import { WINDOW_HOURS } from '@nukkad/contract/matching/scoring-weights';
import { jobCategoriesOfInterviewCategory } from '@nukkad/contract/jobs/taxonomy';
import type { WORK_HOURS } from '@nukkad/contract/accounts/users';
import { DataSource } from 'typeorm';
import { memoized } from '../../common/concurrency/memoized.js';
import { prepared } from '../../common/database/prepared-statements.js';
import type { AccountPrefetch } from '../../common/security/session-prefetch.js';
import { notFound } from '../../common/errors/common.errors.js';
import { type InterviewWish, interviewWishes } from '../interviews/interviews.public.js';
import { SIGNALS_MAX, type ApplicationOutcome, preferenceSignalsOf } from './preference-signals.js';

/** Data about a seeker for matching. */
export interface SeekerProfile {
  userId: string;
  /** Ids of the taxonomy. */
  skills: ReadonlySet<string>;
  affinity: ReadonlyMap<JobCategoryId, number>;
  /** Rupees an hour. */
  expectedRate: number | null;
  weeklyHours: number | null;
  /** The city as the seeker typed it; may be empty. */
  city: string;
  /** Time of this state, in milliseconds since 1970; the database's clock. */
  asOf: number;
}

type Interview = InterviewWish & { age: number };

/** The data of a profile. */
export interface ProfileRow {
  user_id: string;
  skills: string[];
  preferred_categories: JobCategoryId[];
  expected_rate: number | null;
  work_hours: (typeof WORK_HOURS)[number][];
  city: string;
  as_of: number;
  applications: ApplicationOutcome[];
  interviews: Interview[];
}

/** Maximum number of skill names with a cached meaning: each search reads the profile. */
const SKILL_CACHE_MAX = 10_000;

/** Returns the taxonomy's id of a skill as typed by its seeker; null for an unknown skill. */
const skillOfName = memoized(SKILL_CACHE_MAX, (name: string) => name, matchSkillName);

function askedFor({ job_category, category, age }: Interview): PreferenceSignal[] {
  const sought = job_category ?? (category && jobCategoriesOfInterviewCategory(category)[0]);
  return sought ? [{ signal: 'interview_asked', category: sought, ageDays: age }] : [];
}

/** SQL: a ProfileRow as JSON, of the account `u` as of the time in the parameter `asOf`; null is the present. */
export const profileAsJson = (asOf: string): string => `(
  SELECT json_build_object('user_id', u.id, 'skills', u.skills, 'preferred_categories', u.preferred_categories,
    'expected_rate', u.expected_rate, 'work_hours', u.work_hours, 'city', u.city,
    'as_of', date_part('epoch', moment.as_of) * 1000,
    'applications', (SELECT coalesce(json_agg(act), '[]') FROM (
      SELECT j.category, coalesce(known.last, 'submitted') AS status, coalesce(known.chosen, false) AS chosen,
        date_part('epoch', moment.as_of - a.created_at) / 86400 AS age
      FROM applications a JOIN jobs j ON j.id = a.job_id
      CROSS JOIN LATERAL (
        SELECT (array_agg(e.status ORDER BY e.at DESC))[1] AS last,
          bool_or(e.status IN ('shortlisted', 'hired')) AS chosen
        FROM application_events e WHERE e.application_id = a.id AND e.at <= moment.as_of) known
      WHERE a.seeker_id = u.id AND a.created_at <= moment.as_of
      ORDER BY a.created_at DESC LIMIT ${SIGNALS_MAX}) act),
    'interviews', (SELECT coalesce(json_agg(act), '[]') FROM (
      SELECT wish.job_category, wish.category, date_part('epoch', moment.as_of - wish.created_at) / 86400 AS age
      FROM (${interviewWishes('u.id', 'moment.as_of')} LIMIT ${SIGNALS_MAX}) wish) act))
  FROM (
    SELECT coalesce(timestamptz 'epoch' + ${asOf}::float8 * interval '1 ms', clock_timestamp()) AS as_of OFFSET 0) moment)`;

/** Returns the profile of a row that was read as of `asOf`. */
export function profileOf(row: ProfileRow, asOf: number | undefined): SeekerProfile {
  const hours = row.work_hours.reduce((sum, window) => sum + WINDOW_HOURS[window], 0);
  return {
    userId: row.user_id,
    skills: new Set(row.skills.map(skillOfName).filter((skill) => skill !== null)),
    affinity: categoryAffinity(row.preferred_categories, [
      ...row.applications.flatMap(preferenceSignalsOf),
      ...row.interviews.flatMap(askedFor),
    ]),
    expectedRate: row.expected_rate,
    weeklyHours: hours > 0 ? hours : null,
    city: row.city,
    asOf: asOf ?? row.as_of,
  };
}

/**
 * Reads a seeker's declared preferences and the signals from applications and interview requests. `asOf` (milliseconds since
 * 1970) restricts the signals to that time and weighs them as of it, so that the pages of a list are consistent; the default
 * is the present.
 */
@Injectable()
export class SeekerProfileReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the profile of an account; throws notFound when it does not exist. */
  async getProfile(userId: string): Promise<SeekerProfile> {
    return profileOf(await this.readValue<ProfileRow>(userId, (add) => profileAsJson(add(null))), undefined);
  }

  /** Returns one JSON value of an account, as a prefetch reads it; throws notFound when the account does not exist. */
  async readValue<T>(userId: string, sql: AccountPrefetch['sql']): Promise<T> {
    const parameters: unknown[] = [userId];
    const value = sql((parameter) => `$${parameters.push(parameter)}`);
    const rows: { value: T }[] = await this.dataSource.query(
      prepared(`SELECT ${value} AS value FROM users u WHERE u.id = $1`),
      parameters,
    );
    if (!rows[0]) throw notFound();
    return rows[0].value;
  }
}
