import { Injectable } from '@nestjs/common';
import { prepared } from '../../common/database/prepared-statements.js';
import type { DistanceBand, FitBand } from '@nukkad/contract/instant-work/instant-jobs';
import { type JobRequestStatus, UNDO_MINUTES } from '@nukkad/contract/instant-work/job-requests';
import type { EntityManager } from 'typeorm';
import { IS_SUSPENDED } from '../users/users.public.js';
import type { HireNotice } from './hire-notice.repository.js';

/** The recipients of a wave. */
export interface WaveRecipients {
  workerId: string;
  /** From the centre of the worker's cell, kilometres. */
  distanceKm: number;
  /** Measured from the point that the employer may know. */
  distanceBand: DistanceBand;
  fit: FitBand;
}

/** A request and its worker. */
export interface RequestOf {
  id: string;
  workerId: string;
}

/** The state of a request at the time of the worker's answer. */
export interface AnsweredRequest {
  id: string;
  instantJobId: string;
  status: JobRequestStatus;
  isOver: boolean;
  jobStatus: string;
}

/**
 * SQL: when a request expires that still can; null for all others. The index on this expression serves the expiry sweep alone: the
 * planner used a plain one for other queries as well, and read all open requests when its statistics knew of few.
 */
const OPEN_UNTIL = `(CASE WHEN status IN ('pending', 'filled', 'standby') THEN expires_at END)`;

/**
 * SQL: whether all workers who accepted the job of the request `r` have begun, so that none needs a replacement: at
 * least one engagement is started or done, and none is still booked.
 */
export const HAS_BEGUN_WITH_ALL = `(EXISTS (SELECT FROM engagements b WHERE b.instant_job_id = r.instant_job_id AND b.status IN ('started', 'done'))
  AND NOT EXISTS (SELECT FROM engagements b WHERE b.instant_job_id = r.instant_job_id AND b.status = 'booked'))`;

/** Columns by which two jobs of one employer are equal; those of the second line may be null. */
const SAME_NEED = ['title', 'company', 'description', 'category', 'location', 'min_rate', 'max_rate', 'rate_type'];
const SAME_TERMS = ['currency', 'urgency', 'duration', 'payment_method', 'start_time', 'end_time', 'point::text'];
const columnsOf = (table: string): string => [...SAME_NEED, ...SAME_TERMS].map((column) => `${table}.${column}`).join();

/**
 * SQL: whether the pending request `r` for the job `j` repeats the offer of another request for an equal job of the
 * same employer: an earlier one that waits for an answer, or one that was accepted or declined while its job is still
 * active.
 */
export const IS_REPEATED_OFFER = `(r.status = 'pending' AND EXISTS (
  SELECT FROM job_requests other JOIN instant_jobs same ON same.id = other.instant_job_id
  WHERE other.worker_id = r.worker_id AND other.id <> r.id AND same.employer_id = j.employer_id AND same.id <> j.id
    AND (${columnsOf('same')}) IS NOT DISTINCT FROM (${columnsOf('j')})
    AND same.status IN ('open', 'filled') AND same.expires_at > clock_timestamp()
    AND (other.status IN ('accepted', 'declined')
      OR (other.status = 'pending' AND other.expires_at > clock_timestamp() AND (other.created_at, other.id) < (r.created_at, r.id)))))`;

/** Loads and writes the requests that offer instant jobs to workers. */
@Injectable()
export class JobRequestRepository {
  /** Inserts a request to each worker without one for the job, with a notice; returns the new requests. */
  async insert(tx: EntityManager, jobId: string, wave: number, asked: readonly WaveRecipients[]): Promise<RequestOf[]> {
    if (asked.length === 0) return [];
    return tx.query(
      prepared(`INSERT INTO job_requests (instant_job_id, worker_id, wave, distance_km, distance_band, fit, expires_at, unsent_notice)
       SELECT j.id, w.worker_id, $2, w.distance_km, w.distance_band, w.fit, j.expires_at, 'request'
       FROM instant_jobs j, unnest($3::uuid[], $4::numeric[], $5::text[], $6::text[])
         AS w (worker_id, distance_km, distance_band, fit)
       WHERE j.id = $1
       ON CONFLICT ON CONSTRAINT job_requests_once DO NOTHING
       RETURNING id, worker_id AS "workerId"`),
      [
        jobId,
        wave,
        asked.map(({ workerId }) => workerId),
        asked.map(({ distanceKm }) => distanceKm.toFixed(1)),
        asked.map(({ distanceBand }) => distanceBand),
        asked.map(({ fit }) => fit),
      ],
    );
  }

  /** Returns the number of workers asked for the job so far. */
  async countAsked(tx: EntityManager, jobId: string): Promise<number> {
    const rows: { count: number }[] = await tx.query(
      `SELECT count(*)::int AS count FROM job_requests WHERE instant_job_id = $1`,
      [jobId],
    );
    return rows[0]?.count ?? 0;
  }

  /**
   * Returns the worker's request with the state of its job; null when it belongs to another worker. `lock` locks it
   * until the end of the transaction.
   */
  async find(tx: EntityManager, workerId: string, id: string, lock = false): Promise<AnsweredRequest | null> {
    const rows: AnsweredRequest[] = await tx.query(
      `SELECT r.id, r.instant_job_id AS "instantJobId", r.status, r.expires_at <= clock_timestamp() AS "isOver",
              j.status AS "jobStatus"
       FROM job_requests r JOIN instant_jobs j ON j.id = r.instant_job_id
       WHERE r.id = $1 AND r.worker_id = $2${lock ? ' FOR NO KEY UPDATE OF r' : ''}`,
      [id, workerId],
    );
    return rows[0] ?? null;
  }

  /**
   * Accepts a request in the state `from` that has not expired, and adds a notice; otherwise returns null without a
   * change.
   */
  async accept(
    tx: EntityManager,
    id: string,
    from: 'pending' | 'standby',
    message: string | null,
  ): Promise<{ respondedAt: Date } | null> {
    const [rows]: [{ respondedAt: Date }[], number] = await tx.query(
      prepared(`UPDATE job_requests SET status = 'accepted', responded_at = clock_timestamp(), message = COALESCE($3, message),
              unsent_notice = 'accepted'
       WHERE id = $1 AND status = $2 AND expires_at > clock_timestamp()
       RETURNING responded_at AS "respondedAt"`),
      [id, from, message],
    );
    return rows[0] ?? null;
  }

  /** Declines the worker's pending request; returns false when it is no longer pending. */
  async decline(tx: EntityManager, workerId: string, id: string, message: string | null): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE job_requests SET status = 'declined', responded_at = clock_timestamp(), message = $3
       WHERE id = $1 AND worker_id = $2 AND status = 'pending' AND expires_at > clock_timestamp()`,
      [id, workerId, message],
    );
    return count > 0;
  }

  /** Declines all unanswered requests of a leaving worker. */
  async declineAll(tx: EntityManager, workerId: string): Promise<void> {
    await tx.query(
      `UPDATE job_requests SET status = CASE status WHEN 'pending' THEN 'declined' ELSE 'expired' END,
              responded_at = clock_timestamp()
       WHERE worker_id = $1 AND status IN ('pending', 'filled', 'standby')`,
      [workerId],
    );
  }

  /** Reverses a recent acceptance: the request is pending again, or expired if its time is over. */
  async undo(tx: EntityManager, workerId: string, id: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE job_requests SET responded_at = NULL, message = NULL,
              status = CASE WHEN expires_at > clock_timestamp() THEN 'pending' ELSE 'expired' END
       WHERE id = $1 AND worker_id = $2 AND status = 'accepted'
         AND responded_at > clock_timestamp() - make_interval(mins => $3)`,
      [id, workerId, UNDO_MINUTES],
    );
    return count > 0;
  }

  /**
   * Adds the worker to the standby list of a filled job, or removes the worker from it; returns false when neither is
   * possible.
   */
  async setStandby(tx: EntityManager, workerId: string, id: string, standby: boolean): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE job_requests r SET status = $4, responded_at = clock_timestamp()
       WHERE r.id = $1 AND r.worker_id = $2 AND r.status = $3 AND r.expires_at > clock_timestamp()
         AND ($4 <> 'standby' OR NOT ${HAS_BEGUN_WITH_ALL})`,
      [id, workerId, standby ? 'filled' : 'standby', standby ? 'standby' : 'filled'],
    );
    return count > 0;
  }

  /** Returns the unsuspended workers on standby for the job, in the order in which they joined the list. */
  listStandby(tx: EntityManager, jobId: string): Promise<RequestOf[]> {
    return tx.query(
      `SELECT r.id, r.worker_id AS "workerId" FROM job_requests r
         JOIN users u ON u.id = r.worker_id AND NOT ${IS_SUSPENDED}
       WHERE r.instant_job_id = $1 AND r.status = 'standby' AND r.expires_at > clock_timestamp()
       ORDER BY r.responded_at, r.id FOR NO KEY UPDATE OF r`,
      [jobId],
    );
  }

  /** Moves the job's requests in one of the states `from` to `to`, with a notice if one is given; returns them. */
  async moveAll(
    tx: EntityManager,
    jobId: string,
    from: readonly JobRequestStatus[],
    to: JobRequestStatus,
    notice: HireNotice | null = null,
  ): Promise<RequestOf[]> {
    const [rows]: [RequestOf[], number] = await tx.query(
      `UPDATE job_requests SET status = $3, unsent_notice = $4 WHERE instant_job_id = $1 AND status = ANY($2::text[])
       RETURNING id, worker_id AS "workerId"`,
      [jobId, from, to, notice],
    );
    return rows;
  }

  /** Ends an accepted request that its worker (`withdrawn`) or the employer (`cancelled`) cancelled. */
  async end(tx: EntityManager, jobId: string, workerId: string, to: 'withdrawn' | 'cancelled'): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE job_requests SET status = $3 WHERE instant_job_id = $1 AND worker_id = $2 AND status = 'accepted'`,
      [jobId, workerId, to],
    );
    return count > 0;
  }

  /**
   * Expires requests after their deadline that no transaction is answering, at most `limit` and only of `jobId` if it
   * is given.
   */
  async expire(
    tx: EntityManager,
    limit: number,
    jobId: string | null = null,
  ): Promise<{ id: string; workerId: string; instantJobId: string }[]> {
    const [rows]: [{ id: string; workerId: string; instantJobId: string }[], number] = await tx.query(
      `WITH due AS MATERIALIZED (
         SELECT id FROM job_requests
         WHERE ${OPEN_UNTIL} <= statement_timestamp() AND ($2::uuid IS NULL OR instant_job_id = $2)
         ORDER BY ${OPEN_UNTIL} LIMIT $1 FOR UPDATE SKIP LOCKED)
       UPDATE job_requests r SET status = 'expired' FROM due WHERE r.id = due.id
       RETURNING r.id, r.worker_id AS "workerId", r.instant_job_id AS "instantJobId"`,
      [limit, jobId],
    );
    return rows;
  }
}
