import { Injectable } from '@nestjs/common';
import type { AppealStatus, Breach } from '@nukkad/contract/instant-work/work-appeals';
import type { EntityManager } from 'typeorm';
import type { CancelledBooking } from '../records/booking-cancellations.js';
import { changed } from '../records/engagement-sql.js';

/** An appeal with its parties, locked until the end of the transaction. */
export interface LockedAppeal {
  id: string;
  engagementId: string;
  status: AppealStatus;
  workerId: string;
  employerId: string;
  appellantId: string;
}

/** Stores appeals and their decisions. */
@Injectable()
export class AppealRepository {
  /** Stores an appeal; returns its id, null when there is one already. */
  async insert(
    tx: EntityManager,
    appeal: { engagementId: string; appellantId: string; kind: Breach; text: string },
  ): Promise<string | null> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO engagement_appeals (engagement_id, appellant_id, kind, text) VALUES ($1, $2, $3, $4)
       ON CONFLICT (engagement_id) DO NOTHING RETURNING id`,
      [appeal.engagementId, appeal.appellantId, appeal.kind, appeal.text],
    );
    return rows[0]?.id ?? null;
  }

  /** Returns the work of an appeal; null when there is no such appeal. */
  async findWork(tx: EntityManager, id: string): Promise<{ engagementId: string; instantJobId: string } | null> {
    const rows: { engagementId: string; instantJobId: string }[] = await tx.query(
      `SELECT e.id AS "engagementId", e.instant_job_id AS "instantJobId"
       FROM engagement_appeals a JOIN engagements e ON e.id = a.engagement_id WHERE a.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Locks and returns the appeal of a locked engagement; null when there is none. */
  async lockAppeal(tx: EntityManager, id: string): Promise<LockedAppeal | null> {
    const rows: LockedAppeal[] = await tx.query(
      `SELECT a.id, a.engagement_id AS "engagementId", a.status, a.appellant_id AS "appellantId",
              e.worker_id AS "workerId", e.employer_id AS "employerId"
       FROM engagement_appeals a JOIN engagements e ON e.id = a.engagement_id
       WHERE a.id = $1 FOR NO KEY UPDATE OF a`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Decides an open appeal; returns true when this call did it. */
  async decide(
    tx: EntityManager,
    id: string,
    { by, decision, reason }: { by: string; decision: 'upheld' | 'rejected'; reason: string },
  ): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE engagement_appeals SET status = $2, decided_by = $3, decision = $4, decided_at = clock_timestamp()
         WHERE id = $1 AND status = 'open'`,
        [id, decision, by, reason],
      ),
    );
  }

  /**
   * Removes a breach. A no-show becomes a cancellation by the side that reported it: the method then returns the
   * booking, and null when the engagement was already cancelled. The caller has locked the engagement.
   */
  async removeBreach(tx: EntityManager, engagementId: string): Promise<CancelledBooking | null> {
    const [rows]: [(CancelledBooking & { wasNoShow: boolean })[], number] = await tx.query(
      `WITH held AS (SELECT id, status = 'no_show' AS was_no_show FROM engagements WHERE id = $1)
       UPDATE engagements e SET breach = NULL, breach_by = NULL, updated_at = clock_timestamp(),
              status = CASE WHEN held.was_no_show THEN 'cancelled' ELSE e.status END
       FROM held WHERE e.id = held.id
       RETURNING e.id AS "engagementId", e.instant_job_id AS "instantJobId", e.worker_id AS "workerId", e.ended_by AS by,
                 held.was_no_show AS "wasNoShow"`,
      [engagementId],
    );
    const [row] = rows;
    if (!row?.wasNoShow) return null;
    const { wasNoShow: _wasNoShow, ...booking } = row;
    return booking;
  }
}
