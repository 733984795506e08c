import { Injectable } from '@nestjs/common';
import { JOB_FIELD_NAMES, type JobFieldName } from '@nukkad/contract/jobs/job-fields';
import type { JobStatus } from '@nukkad/contract/jobs/jobs';
import { JOB_OPEN_DAYS } from '@nukkad/contract/limits';
import type { EntityManager } from 'typeorm';
import { JobEntity } from './entities/job.entity.js';
import { columnOf } from './job-columns.js';
import type { JobMeaning } from './job-meaning.js';
import { IS_OPEN, isSameAdvertisement, LIVE_STATUS } from './job-row.js';
import type { JobEdit } from './job-edit.js';
import type { JobPlace } from './job-place.js';

/** The fields of a new job; its lifetime starts at the database's clock. */
export type NewJob = Pick<JobEntity, JobFieldName | 'location' | 'hourlyPay'> & JobPlace & JobMeaning;

interface ExpiredJob {
  id: string;
  employerId: string;
}

/** Loads and writes jobs. */
@Injectable()
export class JobRepository {
  /** Inserts an open job; returns its id. */
  async insert(tx: EntityManager, employerId: string, job: NewJob): Promise<string> {
    const result = await tx
      .createQueryBuilder()
      .insert()
      .into(JobEntity)
      .values({ ...job, employerId, expiresAt: () => `now() + make_interval(days => ${JOB_OPEN_DAYS})` })
      .returning('id')
      .execute();
    return (result.generatedMaps[0] as { id: string }).id;
  }

  /**
   * Returns the newest live job of the employer that is the same advertisement as `job`; null when there is none. Posts
   * of one employer wait for each other here until the transaction ends.
   */
  async lockSame(tx: EntityManager, employerId: string, job: NewJob): Promise<string | null> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('jobs.posts:' || $1, 0))`, [employerId]);
    const fields = [...JOB_FIELD_NAMES, 'location'] as const;
    const row = Object.fromEntries(fields.map((field) => [columnOf(field), job[field]]));
    const point = job.point && `SRID=4326;POINT(${job.point.coordinates.join(' ')})`;
    const rows: { id: string }[] = await tx.query(
      `SELECT j.id FROM jobs j, jsonb_populate_record(NULL::jobs, $2::jsonb) new
       WHERE j.employer_id = $1 AND j.status IN ('open', 'paused') AND j.expires_at > clock_timestamp()
         AND ${isSameAdvertisement('j', 'new')}
       ORDER BY j.created_at DESC, j.id DESC LIMIT 1`,
      [employerId, JSON.stringify({ ...row, point })],
    );
    return rows[0]?.id ?? null;
  }

  /** Makes jobs visible again after their employers' suspension, in batches; returns their number. */
  async showHidden(tx: EntityManager, limit: number): Promise<number> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE jobs SET hidden_until = NULL WHERE id IN (
         SELECT id FROM jobs WHERE hidden_until <= statement_timestamp() ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [limit],
    );
    return count;
  }

  /** Hides jobs posted at the start of their employers' suspensions, which the trigger missed; returns their number. */
  async hideOfSuspended(tx: EntityManager): Promise<number> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE jobs j SET hidden_until = u.suspended_until FROM users u
       WHERE u.suspended_until > statement_timestamp() AND j.employer_id = u.id
         AND j.hidden_until IS DISTINCT FROM u.suspended_until`,
    );
    return count;
  }

  /** Moves the employer's job to `to` if it is in one of `from`; opening renews it. Returns true when it moved. */
  async move(tx: EntityManager, employerId: string, id: string, to: JobStatus, from: JobStatus[]): Promise<boolean> {
    const renewal =
      to === 'open'
        ? `, renewed_at = clock_timestamp(), expires_at = clock_timestamp() + make_interval(days => ${JOB_OPEN_DAYS})`
        : '';
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE jobs j SET status = $3, updated_at = clock_timestamp()${renewal}
       WHERE j.id = $1 AND j.employer_id = $2 AND ${LIVE_STATUS} = ANY ($4::text[])`,
      [id, employerId, to, from],
    );
    return count > 0;
  }

  /**
   * Locks and returns the employer's job until the transaction ends; null when it does not exist or belongs to another
   * employer.
   */
  lockOwnJob(tx: EntityManager, employerId: string, id: string): Promise<JobEntity | null> {
    return tx.findOne(JobEntity, { where: { id, employerId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Returns whether the job is unchanged since `updatedAt`, to the microsecond. */
  async isUnchangedSince(tx: EntityManager, id: string, updatedAt: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(`SELECT 1 FROM jobs WHERE id = $1 AND updated_at = $2::timestamptz`, [
      id,
      updatedAt,
    ]);
    return rows.length > 0;
  }

  /** Writes edited fields. */
  async edit(tx: EntityManager, id: string, edit: JobEdit): Promise<void> {
    await tx.update(JobEntity, { id }, { ...edit, updatedAt: () => 'clock_timestamp()' });
  }

  /** Gives the employer's job this place. */
  async setPlace(tx: EntityManager, employerId: string, id: string, location: string, place: JobPlace): Promise<void> {
    await tx.query(
      `UPDATE jobs SET location = $3, location_status = $4, updated_at = clock_timestamp(), city_id = $7,
         point = CASE WHEN $5::float8 IS NULL THEN NULL ELSE ST_SetSRID(ST_MakePoint($5, $6::float8), 4326)::geography END
       WHERE id = $1 AND employer_id = $2`,
      [id, employerId, location, place.locationStatus, ...(place.point?.coordinates ?? [null, null]), place.cityId],
    );
  }

  /** Expires up to `limit` open jobs after their end; returns them. */
  async expire(tx: EntityManager, limit: number): Promise<ExpiredJob[]> {
    const [rows]: [ExpiredJob[], number] = await tx.query(
      `UPDATE jobs SET status = 'expired', updated_at = clock_timestamp() WHERE id IN (
         SELECT id FROM jobs WHERE status = 'open' AND expires_at <= statement_timestamp()
         ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, employer_id AS "employerId"`,
      [limit],
    );
    return rows;
  }

  /**
   * Counts a view of another employer's open job, once for each seeker and day of the Indian calendar; returns the
   * employer if the view counted, else null.
   */
  async recordView(tx: EntityManager, seekerId: string, id: string): Promise<string | null> {
    const [rows]: [{ employer_id: string }[], number] = await tx.query(
      `WITH seen AS (
         INSERT INTO job_views (job_id, day, seeker_id)
         SELECT j.id, (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date, $2 FROM jobs j
         WHERE j.id = $1 AND j.employer_id <> $2 AND ${IS_OPEN}
         ON CONFLICT DO NOTHING RETURNING job_id)
       UPDATE jobs SET view_count = view_count + 1 WHERE id IN (SELECT job_id FROM seen)
       RETURNING employer_id`,
      [id, seekerId],
    );
    return rows[0]?.employer_id ?? null;
  }
}
