import {
  AGE_WEIGHT,
  MATCH_WEIGHTS,
  PAY_NOTHING_AT,
  RECENT_DAYS,
  UNSEEN_WEIGHT,
  USUAL_HOURLY_PAY,
} from '@nukkad/contract/matching/scoring-weights';
import { LOOKS_PER_APPLICANT, LOOKS_UNTIL_SEEN } from '@nukkad/contract/matching/scoring-unseen';
import { defineFunction, type RepeatableFunction } from './repeatable-function.js';

/** As `unseenShare` of the scoring. */
const UNSEEN_SHARE = defineFunction({
  declaration: `unseen_share(looked integer, applied integer) RETURNS real LANGUAGE sql IMMUTABLE PARALLEL SAFE`,
  body: `
      SELECT greatest(0, 1 - (looked + ${LOOKS_PER_APPLICANT} * applied) / ${LOOKS_UNTIL_SEEN}.0)::real
    `,
});

/**
 * How little a job, with its earlier copies, was seen in the last seven days, counted now. Employers do not count as
 * viewers.
 */
const JOB_UNSEEN = defineFunction({
  declaration: `job_unseen(of_job uuid) RETURNS real LANGUAGE sql STABLE`,
  body: `
    SELECT unseen_share((count(*) FILTER (WHERE NOT people.applied))::int, (count(*) FILTER (WHERE people.applied))::int)
    FROM (
      SELECT acts.seeker_id, bool_or(acts.applied) AS applied
      FROM (
        SELECT of_job AS id
        UNION ALL
        SELECT earlier.id FROM jobs j CROSS JOIN LATERAL (
          SELECT e.id, e.category, e.status, e.title, e.point FROM jobs e
          WHERE e.employer_id = j.employer_id AND e.created_at < j.created_at
          ORDER BY e.created_at DESC LIMIT 20) earlier
        WHERE j.id = of_job AND earlier.category = j.category
          AND (earlier.status <> 'open' OR lower(earlier.title) = lower(j.title))
          AND coalesce(ST_DWithin(earlier.point, j.point, 2000), true)
      ) same CROSS JOIN LATERAL (
        SELECT v.seeker_id, false AS applied FROM job_views v
        WHERE v.job_id = same.id AND v.day > (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date - 7
        UNION ALL
        SELECT a.seeker_id, true FROM applications a
        WHERE a.job_id = same.id AND a.status <> 'withdrawn' AND a.created_at > clock_timestamp() - interval '7 days'
      ) acts
      GROUP BY acts.seeker_id
    ) people
    WHERE NOT EXISTS (SELECT FROM jobs own WHERE own.employer_id = people.seeker_id)
  `,
});

/** The static impact of a job: the parts of its score that are the same for every seeker (`static-impact.ts`). */
const LISTING_MERIT = defineFunction({
  declaration: `listing_merit(created_at timestamptz, standing real, hourly_pay real, unseen real) RETURNS real LANGUAGE sql IMMUTABLE PARALLEL SAFE`,
  isStored: true,
  body: `
      SELECT (${AGE_WEIGHT} * extract(epoch FROM created_at - timestamptz '2026-01-01 00:00:00+00') / 86400 / ${RECENT_DAYS}
        - ${UNSEEN_WEIGHT} * (1 - unseen)
        + ${MATCH_WEIGHTS.employer_rating} * standing
        + ${MATCH_WEIGHTS.pay} * greatest(0, least(1, coalesce(hourly_pay, 0) / ${USUAL_HOURLY_PAY} - ${PAY_NOTHING_AT})))::real
    `,
});

/** Trigger of a listing: stores its merit. */
const MERIT_JOB_LISTING = defineFunction({
  declaration: `merit_job_listing() RETURNS trigger LANGUAGE plpgsql`,
  isStored: true,
  body: `
    BEGIN
      NEW.merit := listing_merit(NEW.created_at, NEW.standing, NEW.hourly_pay, NEW.unseen);
      RETURN NEW;
    END `,
});

/** Trigger of a rating of an employer: copies it to the listings of the employer. */
const SPREAD_STANDING = defineFunction({
  declaration: `spread_standing() RETURNS trigger LANGUAGE plpgsql`,
  body: `
    BEGIN
      UPDATE job_listings SET standing = NEW.standing WHERE employer_id = NEW.employer_id AND standing <> NEW.standing;
      RETURN NULL;
    END `,
});

/** Trigger of a view or an application: counts it for the hot jobs. */
const WARM_JOB = defineFunction({
  declaration: `warm_job() RETURNS trigger LANGUAGE plpgsql`,
  body: `
    BEGIN
      INSERT INTO job_heat (job_id, search_cell, views, applications)
      SELECT l.job_id, l.search_cell, (TG_TABLE_NAME = 'job_views')::int, (TG_TABLE_NAME = 'applications')::int
      FROM job_listings l WHERE l.job_id = NEW.job_id AND l.search_cell >= 0
      ON CONFLICT (job_id) DO UPDATE
        SET views = job_heat.views + EXCLUDED.views, applications = job_heat.applications + EXCLUDED.applications, search_cell = EXCLUDED.search_cell;
      RETURN NULL;
    END `,
});

/** Functions that compute the order of jobs. */
export const RELEVANCE_FUNCTIONS: readonly RepeatableFunction[] = [
  UNSEEN_SHARE,
  JOB_UNSEEN,
  LISTING_MERIT,
  MERIT_JOB_LISTING,
  SPREAD_STANDING,
  WARM_JOB,
];
