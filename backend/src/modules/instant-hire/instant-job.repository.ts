import { Injectable } from '@nestjs/common';
import { prepared } from '../../common/database/prepared-statements.js';
import type { EntityManager } from 'typeorm';
import { IS_SUSPENDED } from '../users/users.public.js';
import { InstantJobEntity } from './entities/instant-job.entity.js';

/** The fields of a new instant job; its lifetime starts at the database's clock. */
export type NewInstantJob = Pick<
  InstantJobEntity,
  | 'title'
  | 'company'
  | 'description'
  | 'category'
  | 'location'
  | 'point'
  | 'minRate'
  | 'maxRate'
  | 'rateType'
  | 'currency'
  | 'hourlyPay'
  | 'urgency'
  | 'duration'
  | 'maxRadius'
  | 'requiredSkills'
  | 'skillIds'
  | 'paymentMethod'
  | 'startTime'
  | 'endTime'
  | 'openings'
>;

/** The fields of an instant job that messages use. */
export type InstantJobTerms = Pick<
  LockedInstantJob,
  'id' | 'employerId' | 'title' | 'company' | 'location' | 'urgency'
>;

/** An instant job that is locked until the end of the transaction, and the database's clock when it was. */
export interface LockedInstantJob extends Omit<InstantJobEntity, 'point'> {
  latitude: number;
  longitude: number;
  now: Date;
  isOver: boolean;
}

/** SQL: columns of `j`, as LockedInstantJob. */
const LOCKED = `j.id, j.employer_id AS "employerId", j.title, j.company, j.description, j.category, j.location,
  ST_Y(j.point::geometry) AS latitude, ST_X(j.point::geometry) AS longitude, j.min_rate AS "minRate", j.max_rate AS "maxRate",
  j.rate_type AS "rateType", j.currency, j.hourly_pay AS "hourlyPay", j.urgency, j.duration, j.max_radius AS "maxRadius",
  j.required_skills AS "requiredSkills", j.skill_ids AS "skillIds", j.payment_method AS "paymentMethod",
  j.start_time AS "startTime", j.end_time AS "endTime", j.openings, j.filled, j.status, j.expires_at AS "expiresAt",
  j.waves_sent AS "wavesSent", j.next_wave_at AS "nextWaveAt", j.workers_found AS "workersFound",
  j.cancel_reason AS "cancelReason", j.created_at AS "createdAt", j.updated_at AS "updatedAt",
  clock_timestamp() AS now, j.expires_at <= clock_timestamp() AS "isOver"`;

/** SQL: the employer of the instant job `j` is suspended. */
const EMPLOYER_IS_SUSPENDED = `EXISTS (SELECT 1 FROM users u WHERE u.id = j.employer_id AND ${IS_SUSPENDED})`;

/** Loads and stores instant jobs. A transaction that locks a job and a request locks the job first. */
@Injectable()
export class InstantJobRepository {
  /**
   * Inserts an open job and returns it locked, with the database's time. Its requests live for `lifeHours`, or until
   * `startTime` of scheduled work.
   */
  async insert(
    tx: EntityManager,
    employerId: string,
    job: NewInstantJob,
    lifeHours: number | null,
  ): Promise<LockedInstantJob> {
    const result = await tx
      .createQueryBuilder()
      .insert()
      .into(InstantJobEntity)
      .values({
        ...job,
        employerId,
        expiresAt: () => (lifeHours === null ? ':starts' : `clock_timestamp() + make_interval(hours => ${lifeHours})`),
      })
      .setParameter('starts', job.startTime)
      .returning(LOCKED.replaceAll('j.', 'instant_jobs.'))
      .execute();
    return (result.raw as LockedInstantJob[])[0]!;
  }

  /**
   * Locks and returns the job; null when there is none. With `employerId`, also null when the job belongs to another
   * employer.
   */
  async lock(tx: EntityManager, id: string, employerId: string | null = null): Promise<LockedInstantJob | null> {
    const rows: LockedInstantJob[] = await tx.query(
      `SELECT ${LOCKED} FROM instant_jobs j
       WHERE j.id = $1 AND ($2::uuid IS NULL OR j.employer_id = $2) FOR NO KEY UPDATE`,
      [id, employerId],
    );
    return rows[0] ?? null;
  }

  /** Locks several jobs in the order of their ids. */
  async lockAll(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await tx.query('SELECT FROM instant_jobs WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE', [ids]);
  }

  /** Returns the fields of the job for messages; null when there is none. */
  async findTerms(tx: EntityManager, id: string): Promise<InstantJobTerms | null> {
    const rows: InstantJobTerms[] = await tx.query(
      `SELECT id, employer_id AS "employerId", title, company, location, urgency FROM instant_jobs WHERE id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Returns whether the job's employer is suspended: no workers are asked meanwhile, and the next wave stays due. */
  async isEmployerSuspended(tx: EntityManager, id: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM instant_jobs j WHERE j.id = $1 AND ${EMPLOYER_IS_SUSPENDED}`,
      [id],
    );
    return rows.length > 0;
  }

  /** Returns ids of jobs with a due wave that is not on hold, except `passedOver`, longest due first. */
  async listDueForWave(tx: EntityManager, limit: number, passedOver: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await tx.query(
      `SELECT j.id FROM instant_jobs j WHERE j.next_wave_at <= statement_timestamp() AND NOT ${EMPLOYER_IS_SUSPENDED}
         AND j.id <> ALL ($2)
       ORDER BY j.next_wave_at LIMIT $1`,
      [limit, passedOver],
    );
    return rows.map(({ id }) => id);
  }

  /** Claims one opening; returns false without a change when none is left or the job's time is over. */
  async claimOpening(tx: EntityManager, id: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      prepared(`UPDATE instant_jobs SET filled = filled + 1, updated_at = clock_timestamp(),
              status = CASE WHEN filled + 1 = openings THEN 'filled' ELSE status END,
              next_wave_at = CASE WHEN filled + 1 = openings THEN NULL ELSE next_wave_at END
       WHERE id = $1 AND status = 'open' AND filled < openings AND expires_at > clock_timestamp()`),
      [id],
    );
    return count > 0;
  }

  /**
   * Releases an opening. The job is open again and its next wave is due at once, unless its time is over. Returns
   * whether the job can still ask workers; null when no opening was filled.
   */
  async releaseOpening(tx: EntityManager, id: string): Promise<{ isOpen: boolean } | null> {
    const [rows]: [{ isOpen: boolean }[], number] = await tx.query(
      `UPDATE instant_jobs SET filled = filled - 1, updated_at = clock_timestamp(),
              status = CASE WHEN status NOT IN ('open', 'filled') THEN status
                            WHEN expires_at > clock_timestamp() THEN 'open' ELSE 'expired' END,
              next_wave_at = CASE WHEN status IN ('open', 'filled') AND expires_at > clock_timestamp()
                                  THEN clock_timestamp() END
       WHERE id = $1 AND filled > 0
       RETURNING status = 'open' AS "isOpen"`,
      [id],
    );
    return rows[0] ?? null;
  }

  /**
   * Closes the opening of a worker whom the employer cancelled: the job needs one worker less, and the last closed
   * opening cancels the job. The job is filled when all remaining openings are filled. Returns whether this call
   * cancelled the job.
   */
  async closeOpening(tx: EntityManager, id: string): Promise<boolean> {
    const [rows]: [{ isCancelled: boolean }[], number] = await tx.query(
      `UPDATE instant_jobs SET filled = filled - 1, openings = GREATEST(openings - 1, 1), updated_at = clock_timestamp(),
              status = CASE WHEN status NOT IN ('open', 'filled') THEN status
                            WHEN openings = 1 THEN 'cancelled'
                            WHEN filled = openings THEN 'filled' ELSE 'open' END,
              next_wave_at = CASE WHEN status = 'open' AND openings > 1 THEN next_wave_at END
       WHERE id = $1 AND filled > 0
       RETURNING status = 'cancelled' AS "isCancelled"`,
      [id],
    );
    return rows[0]?.isCancelled ?? false;
  }

  /**
   * Records a wave: the number of waves sent, the due time of the next one, and for the first wave the number of
   * suitable workers.
   */
  async recordWave(
    tx: EntityManager,
    id: string,
    {
      wavesSent,
      nextWaveAt,
      workersFound,
    }: { wavesSent: number; nextWaveAt: Date | null; workersFound: number | null },
  ): Promise<void> {
    await tx.query(
      prepared(`UPDATE instant_jobs SET waves_sent = $2, next_wave_at = CASE WHEN status = 'open' THEN $3::timestamptz END,
              workers_found = COALESCE($4, workers_found), updated_at = clock_timestamp()
       WHERE id = $1`),
      [id, wavesSent, nextWaveAt, workersFound],
    );
  }

  /** Cancels a job that is open or filled and releases `freed` of its openings; returns false when the job is over. */
  async cancel(tx: EntityManager, id: string, reason: string | null, freed: number): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE instant_jobs SET status = 'cancelled', cancel_reason = $2, filled = filled - $3, next_wave_at = NULL,
              updated_at = clock_timestamp()
       WHERE id = $1 AND status IN ('open', 'filled')`,
      [id, reason, freed],
    );
    return count > 0;
  }

  /** Expires open jobs after their end, at most `limit`, only `id` if it is given; returns them. */
  async expire(
    tx: EntityManager,
    limit: number,
    { id = null, passedOver = [] }: { id?: string | null; passedOver?: readonly string[] } = {},
  ): Promise<{ id: string; employerId: string; title: string; filled: number; openings: number }[]> {
    const [rows]: [{ id: string; employerId: string; title: string; filled: number; openings: number }[], number] =
      await tx.query(
        `WITH due AS MATERIALIZED (
           SELECT id FROM instant_jobs
           WHERE status = 'open' AND expires_at <= statement_timestamp() AND ($2::uuid IS NULL OR id = $2)
             AND id <> ALL ($3::uuid[])
           ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED)
         UPDATE instant_jobs j SET status = 'expired', next_wave_at = NULL, updated_at = clock_timestamp()
         FROM due WHERE j.id = due.id
         RETURNING j.id, j.employer_id AS "employerId", j.title, j.filled, j.openings`,
        [limit, id, passedOver],
      );
    return rows;
  }
}
