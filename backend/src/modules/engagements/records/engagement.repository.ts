import { Injectable } from '@nestjs/common';
import { prepared } from '../../../common/database/prepared-statements.js';
import { BUSY_STATUSES, type EngagementSide, engagementSourcesOf } from '@nukkad/contract/instant-work/engagements';
import type { Breach } from '@nukkad/contract/instant-work/work-appeals';
import type { Position } from '@nukkad/contract/places/geo';
import { UNDO_MINUTES } from '@nukkad/contract/instant-work/job-requests';
import type { EntityManager } from 'typeorm';
import { changed, FREE_UNTIL, NO_CLAIM } from './engagement-sql.js';
import type { EngagementEntity } from '../entities/engagement.entity.js';

/** The terms agreed by worker and employer, and the location. */
export type BookingTerms = Pick<
  EngagementEntity,
  | 'instantJobId'
  | 'workerId'
  | 'employerId'
  | 'title'
  | 'company'
  | 'category'
  | 'location'
  | 'minRate'
  | 'maxRate'
  | 'rateType'
  | 'currency'
  | 'paymentMethod'
  | 'startsAt'
  | 'endsAt'
> &
  Position & {
    /** Absent: all from start to end. */
    agreedHours?: number;
  };

/** The side that cancels a booking, and the reason; an empty reason counts as none. */
export interface Cancellation {
  by: EngagementSide;
  reason: string | null;
}

/**
 * SQL: `$2` cancels the engagement `e` late. A worker without a reservation of the pay in time may cancel until the
 * work begins.
 */
const IS_LATE = `${FREE_UNTIL} < clock_timestamp() AND NOT ($2 = 'worker' AND e.unreserved_at IS NOT NULL)`;

/** Time before the start at which a worker is reminded; a worker booked later than that needs no reminder. */
const REMINDED_BEFORE = `interval '1 hour'`;

/** Stores engagements until work begins: bookings, their reversals, cancellations and reminders. */
@Injectable()
export class EngagementRepository {
  /**
   * Inserts a booking; returns its id. Violates `engagements_worker_free` (23P01) when the worker has other work at
   * that time. Bookings of one worker are inserted one after another: two overlapping rows that are inserted
   * concurrently would each wait for the transaction of the other, which is a deadlock (40P01).
   */
  async insert(tx: EntityManager, terms: BookingTerms): Promise<string> {
    const rows: { id: string }[] = await tx.query(
      prepared(`WITH worker AS MATERIALIZED (SELECT pg_advisory_xact_lock(hashtextextended('bookings:' || $2, 0)))
       INSERT INTO engagements (instant_job_id, worker_id, employer_id, title, company, category, location, min_rate, max_rate,
         rate_type, currency, payment_method, starts_at, ends_at, agreed_minutes, reminded_at, point)
       SELECT $1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::timestamptz, $14::timestamptz,
         $17::integer, CASE WHEN $13::timestamptz <= clock_timestamp() + ${REMINDED_BEFORE} THEN clock_timestamp() END,
         ST_SetSRID(ST_MakePoint($15::float8, $16::float8), 4326)::geography
       FROM worker
       RETURNING id`),
      [
        ...[terms.instantJobId, terms.workerId, terms.employerId, terms.title, terms.company, terms.category],
        ...[terms.location, terms.minRate, terms.maxRate, terms.rateType, terms.currency, terms.paymentMethod],
        ...[
          terms.startsAt,
          terms.endsAt,
          terms.longitude,
          terms.latitude,
          terms.agreedHours === undefined ? null : Math.round(terms.agreedHours * 60),
        ],
      ],
    );
    return (rows[0] as { id: string }).id;
  }

  /** Locks the bookings of workers until the end of the transaction, as `insert` does for one of them. */
  async lockBookings(tx: EntityManager, workerIds: readonly string[]): Promise<void> {
    await tx.query(
      `SELECT pg_advisory_xact_lock(key) FROM (
         SELECT DISTINCT hashtextextended('bookings:' || worker.id, 0) AS key
         FROM unnest($1::uuid[]) AS worker (id) ORDER BY key) workers`,
      [workerIds],
    );
  }

  /** Returns whether other work of the worker overlaps the time from `startsAt` until `endsAt`. */
  async isBusy(
    tx: EntityManager,
    workerId: string,
    { startsAt, endsAt }: Pick<BookingTerms, 'startsAt' | 'endsAt'>,
  ): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM engagements WHERE worker_id = $1 AND status = ANY ($4)
         AND tstzrange(starts_at, ends_at) && tstzrange($2, $3) LIMIT 1`,
      [workerId, startsAt, endsAt, BUSY_STATUSES],
    );
    return rows.length > 0;
  }

  /**
   * Deletes a recent booking; returns its parties, or null when it is not recent or a side claims that work has begun.
   */
  async undo(tx: EntityManager, id: string): Promise<{ workerId: string; employerId: string } | null> {
    const [rows]: [{ workerId: string; employerId: string }[], number] = await tx.query(
      `DELETE FROM engagements WHERE id = $1 AND status = 'booked' AND claim_at IS NULL
         AND created_at >= clock_timestamp() - interval '${UNDO_MINUTES} minutes'
       RETURNING worker_id AS "workerId", employer_id AS "employerId"`,
      [id],
    );
    return rows[0] ?? null;
  }

  /**
   * Cancels a booking for one side: with a breach against that side from `FREE_CANCELLATION_HOURS` before the start,
   * but not while the booking can be undone. Returns null when a side claims that work has begun, or when the work is
   * over.
   */
  async cancel(tx: EntityManager, id: string, { by, reason }: Cancellation): Promise<{ breach: Breach | null } | null> {
    const [rows]: [{ breach: Breach | null }[], number] = await tx.query(
      `UPDATE engagements e SET status = 'cancelled', ended_by = $2, reason = $3, closed_at = clock_timestamp(),
              breach = CASE WHEN ${IS_LATE} THEN 'late_cancellation' END,
              breach_by = CASE WHEN ${IS_LATE} THEN $2 END, updated_at = clock_timestamp()
       WHERE e.id = $1 AND e.status = 'booked' AND e.claim_at IS NULL RETURNING e.breach`,
      [id, by, reason === '' ? null : reason],
    );
    return rows[0] ?? null;
  }

  /** Records a no-show reported by one side, as a breach of the other side; returns true when this call recorded it. */
  async recordNoShow(
    tx: EntityManager,
    id: string,
    by: EngagementSide,
    against: EngagementSide,
    reason: string | null,
  ): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE engagements SET status = 'no_show', ended_by = $2, reason = $3, breach = 'no_show', breach_by = $4,
                closed_at = clock_timestamp(), ${NO_CLAIM}, updated_at = clock_timestamp()
         WHERE id = $1 AND status = ANY ($5) AND claim_by IS DISTINCT FROM $2`,
        [id, by, reason, against, engagementSourcesOf('no_show')],
      ),
    );
  }
}
