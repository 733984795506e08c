import { Injectable } from '@nestjs/common';
import {
  ATTENDANCE_LATE_HOURS,
  ATTENDANCE_STEP_SECONDS,
  ATTENDANCE_STEPS_AROUND,
  type AttendanceClaim,
  type AttendancePhase,
} from '@nukkad/contract/attendance/attendance';
import {
  type EngagementSide,
  type EngagementStatus,
  engagementSourcesOf,
  START_BEFORE_MINUTES,
} from '@nukkad/contract/instant-work/engagements';
import type { EntityManager } from 'typeorm';
import { lockWorkTimes } from '../records/engagement-locks.js';
import { agreedHoursOf, changed, NO_CLAIM } from '../records/engagement-sql.js';

/** Age of a code when it is sent, by the database's clock. */
export type AttendanceAge = 'present' | 'late' | 'old' | 'ahead';

/** The engagement that a code is about, locked until the end of the transaction. */
export interface ScannedEngagement {
  id: string;
  status: EngagementStatus;
  startsAt: Date;
  endsAt: Date;
  agreedHours: number;
  startedAt: Date | null;
  claimPhase: AttendancePhase | null;
  claimBy: EngagementSide | null;
  /** A provider holds the pay or still assigns it, and both sides may contest it before its release. */
  isReserved: boolean;
  /** Earliest time at which work may start. */
  opensAt: Date;
  /** Step of the code that proved the preceding phase; null without one. */
  provedStep: number | null;
}

/** SQL: when the code of a step was shown. */
const SHOWN_AT = (step: string): string => `to_timestamp(${step}::float8 * ${ATTENDANCE_STEP_SECONDS})`;
/** SQL: when the code of the step `$2` was scanned, and no later than now. */
const SCANNED_AT = `LEAST(${SHOWN_AT('$2')}, clock_timestamp())`;

/** Reads and writes the attendance proofs of scanned codes. */
@Injectable()
export class AttendanceRepository {
  /** Returns the age of a step's code. */
  async getAge(tx: EntityManager, step: number): Promise<AttendanceAge> {
    const rows: { behind: number }[] = await tx.query(
      `SELECT floor(extract(epoch FROM clock_timestamp()) / ${ATTENDANCE_STEP_SECONDS})::float8 - $1::float8 AS behind`,
      [step],
    );
    const behind = (rows[0] as { behind: number }).behind;
    if (behind < -ATTENDANCE_STEPS_AROUND) return 'ahead';
    if (behind <= ATTENDANCE_STEPS_AROUND) return 'present';
    return behind * ATTENDANCE_STEP_SECONDS <= ATTENDANCE_LATE_HOURS * 3600 ? 'late' : 'old';
  }

  /**
   * Locks and returns the work of this worker at a shift; null where there is none. Includes work that was cancelled
   * after the code was shown.
   */
  async lockForWorker(
    tx: EntityManager,
    workerId: string,
    { shiftId, step }: AttendanceClaim,
    phase: AttendancePhase,
  ): Promise<ScannedEngagement | null> {
    const rows: Omit<ScannedEngagement, 'provedStep'>[] = await tx.query(
      `SELECT e.id, e.status, e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.started_at AS "startedAt",
              e.claim_phase AS "claimPhase", e.claim_by AS "claimBy", e.starts_at - interval '${START_BEFORE_MINUTES} minutes' AS "opensAt",
              ${agreedHoursOf('e')} AS "agreedHours",
              EXISTS (SELECT FROM payment_holds h JOIN payment_intents i ON i.id = h.intent_id WHERE h.engagement_id = e.id
                AND (h.status = 'held' OR (h.status = 'pending_funds' AND i.status = 'captured'))) AS "isReserved"
       FROM engagements e
       WHERE e.worker_id = $1 AND e.instant_job_id = $2 AND (e.status <> 'cancelled' OR e.closed_at > ${SHOWN_AT('$3')})
       ORDER BY e.status = 'cancelled', e.created_at DESC LIMIT 1 FOR NO KEY UPDATE`,
      [workerId, shiftId, step],
    );
    const work = rows[0];
    if (!work) return null;
    // a second statement, because the snapshot of the first one lacks rows committed while it waited for the lock
    const proofs: { step: number }[] = await tx.query(
      'SELECT step FROM attendance_proofs WHERE engagement_id = $1 AND phase = $2',
      [work.id, phase],
    );
    return { ...work, provedStep: proofs[0]?.step ?? null };
  }

  /** Records that the worker scanned the code of a step. */
  async saveProof(tx: EntityManager, id: string, phase: AttendancePhase, step: number): Promise<void> {
    await tx.query(
      `INSERT INTO attendance_proofs (engagement_id, phase, step, shown_at) VALUES ($1, $3, $2::float8::int, ${SCANNED_AT})`,
      [id, step, phase],
    );
  }

  /**
   * Starts work at the time of the scanned code, or at an earlier claim of a side. A claim about the end is retained.
   * Returns true when this call started it.
   */
  async start(tx: EntityManager, id: string, step: number): Promise<boolean> {
    await lockWorkTimes(tx, [id]);
    return changed(
      await tx.query(
        `UPDATE engagements SET status = 'started', updated_at = clock_timestamp(),
                started_at = CASE WHEN claim_phase = 'start' THEN LEAST(claim_at, ${SCANNED_AT}) ELSE ${SCANNED_AT} END,
                claim_phase = CASE WHEN claim_phase = 'end' THEN claim_phase END,
                claim_by = CASE WHEN claim_phase = 'end' THEN claim_by END,
                claim_at = CASE WHEN claim_phase = 'end' THEN claim_at END
         WHERE id = $1 AND status = ANY ($3)`,
        [id, step, engagementSourcesOf('started')],
      ),
    );
  }

  /**
   * Records the scan as the worker's claim about the end, as of the time of the code. Returns true when this call did
   * it.
   */
  async claimEnd(tx: EntityManager, id: string, step: number): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE engagements SET claim_phase = 'end', claim_by = 'worker', claim_at = GREATEST(started_at, ${SCANNED_AT}),
                updated_at = clock_timestamp()
         WHERE id = $1 AND status = 'started' AND claim_phase IS DISTINCT FROM 'end'`,
        [id, step],
      ),
    );
  }

  /**
   * Ends work at the time of the scanned code, or at an earlier claim of a side. Returns true when this call ended it.
   */
  async end(tx: EntityManager, id: string, step: number): Promise<boolean> {
    await lockWorkTimes(tx, [id]);
    return changed(
      await tx.query(
        `UPDATE engagements SET status = 'done', ${NO_CLAIM}, closed_at = clock_timestamp(), updated_at = clock_timestamp(),
                ended_by = CASE WHEN claim_phase = 'end' THEN claim_by ELSE 'worker' END,
                ended_at = GREATEST(started_at, CASE WHEN claim_phase = 'end' THEN LEAST(claim_at, ${SCANNED_AT}) ELSE ${SCANNED_AT} END)
         WHERE id = $1 AND status = ANY ($3)`,
        [id, step, engagementSourcesOf('done')],
      ),
    );
  }
}
