import { Injectable } from '@nestjs/common';
import {
  CLAIM_CONFIRMED_AFTER_HOURS,
  type EngagementSide,
  engagementSourcesOf,
} from '@nukkad/contract/instant-work/engagements';
import type { EntityManager } from 'typeorm';
import { lockWorkTimes } from './engagement-locks.js';
import { changed, NO_CLAIM, claimKnownAt } from './engagement-sql.js';

type Phase = 'start' | 'end';

/** Work that a scheduled job processes. */
export interface ListedWork {
  id: string;
}

/** Work that a scheduled job closes: with an unanswered claim, or without any report. */
export interface DueWork extends ListedWork {
  phase: Phase;
}

/**
 * SQL: the agreed end of work that has started; for work that starts when the worker arrives, the agreed hours count
 * from the arrival.
 */
const AGREED_END = `CASE WHEN starts_at + make_interval(mins => agreed_minutes) < ends_at
  THEN started_at + make_interval(mins => agreed_minutes) ELSE ends_at END`;

/** Stores the progress of work: claims, start and end. */
@Injectable()
export class WorkRepository {
  /** Records one side's claim about start or end, as of now; returns true when this call did it. */
  async claim(tx: EntityManager, id: string, phase: Phase, by: EngagementSide): Promise<boolean> {
    return changed(
      await tx.query(
        `UPDATE engagements SET claim_phase = $2, claim_by = $3, claim_at = clock_timestamp(), updated_at = clock_timestamp()
         WHERE id = $1 AND status = ANY ($4) AND claim_phase IS DISTINCT FROM $2`,
        [id, phase, by, phase === 'start' ? engagementSourcesOf('started') : ['booked', 'started']],
      ),
    );
  }

  /** Starts work at the time of the first claim, or now. Returns true when this call started it. */
  async start(tx: EntityManager, id: string): Promise<boolean> {
    await lockWorkTimes(tx, [id]);
    return changed(
      await tx.query(
        `UPDATE engagements SET status = 'started', ${NO_CLAIM}, updated_at = clock_timestamp(),
                started_at = CASE WHEN claim_phase = 'start' THEN claim_at ELSE clock_timestamp() END
         WHERE id = $1 AND status = ANY ($2)`,
        [id, engagementSourcesOf('started')],
      ),
    );
  }

  /**
   * Starts work that is ending without a confirmed start: at the time claimed by the side other than `by`, else at the
   * agreed time. A claim about the end is retained. Returns true when this call started it.
   */
  async startAsAgreed(tx: EntityManager, id: string, by: EngagementSide | null): Promise<boolean> {
    await lockWorkTimes(tx, [id]);
    return changed(
      await tx.query(
        `UPDATE engagements SET status = 'started', updated_at = clock_timestamp(),
                started_at = CASE WHEN claim_phase = 'start' AND claim_by <> $3 THEN claim_at ELSE starts_at END,
                claim_phase = CASE WHEN claim_phase = 'end' THEN claim_phase END,
                claim_by = CASE WHEN claim_phase = 'end' THEN claim_by END,
                claim_at = CASE WHEN claim_phase = 'end' THEN claim_at END
         WHERE id = $1 AND status = ANY ($2)`,
        [id, engagementSourcesOf('started'), by],
      ),
    );
  }

  /** Ends work: at the first claim, or now by `by`. Returns true when this call ended it. */
  async end(tx: EntityManager, id: string, by: EngagementSide | null): Promise<boolean> {
    await lockWorkTimes(tx, [id]);
    return changed(
      await tx.query(
        `UPDATE engagements SET status = 'done', ${NO_CLAIM}, closed_at = clock_timestamp(), updated_at = clock_timestamp(),
                ended_by = CASE WHEN claim_phase = 'end' THEN claim_by ELSE $3 END,
                ended_at = GREATEST(started_at, CASE WHEN claim_phase = 'end' THEN claim_at ELSE clock_timestamp() END)
         WHERE id = $1 AND status = ANY ($2)`,
        [id, engagementSourcesOf('done'), by],
      ),
    );
  }

  /** Ends unreported work as agreed; returns true when this call ended it. */
  async endAsAgreed(tx: EntityManager, id: string): Promise<boolean> {
    await lockWorkTimes(tx, [id]);
    return changed(
      await tx.query(
        `UPDATE engagements SET status = 'done', ended_at = GREATEST(started_at, ${AGREED_END}), closed_at = clock_timestamp(),
                updated_at = clock_timestamp()
         WHERE id = $1 AND status = ANY ($2) AND claim_at IS NULL`,
        [id, engagementSourcesOf('done')],
      ),
    );
  }

  /** Stores the first answer of the employer's review, given at the end of the work. Nothing follows from it before it is revealed. */
  async setFirstAnswer(tx: EntityManager, id: string, again: boolean): Promise<void> {
    await tx.query('UPDATE engagements SET first_answer = $2 WHERE id = $1', [id, again]);
  }

  /** Stores whether the employer would ask this worker again, once that is revealed. */
  async setAskAgain(tx: EntityManager, id: string, askAgain: boolean | null): Promise<void> {
    await tx.query('UPDATE engagements SET ask_again = $2 WHERE id = $1', [id, askAgain]);
  }

  /** Locks and returns claims of one side without an answer for 48 hours, at most `limit`, except `passedOver`. */
  async lockUnansweredClaims(tx: EntityManager, limit: number, passedOver: readonly string[] = []): Promise<DueWork[]> {
    return lockDue<DueWork>(
      tx,
      `SELECT id, claim_phase AS phase FROM engagements
       WHERE claim_at <= statement_timestamp() - interval '${CLAIM_CONFIRMED_AFTER_HOURS} hours'
         AND ${claimKnownAt('engagements')} <= statement_timestamp() - interval '${CLAIM_CONFIRMED_AFTER_HOURS} hours'
         AND id <> ALL ($2::uuid[])
       ORDER BY claim_at`,
      [limit, passedOver],
    );
  }

  /** Locks and returns work without any report 48 hours after its agreed end, at most `limit`, except `passedOver`. */
  async lockUnreportedWork(
    tx: EntityManager,
    limit: number,
    passedOver: readonly string[] = [],
  ): Promise<ListedWork[]> {
    return lockDue<ListedWork>(
      tx,
      `SELECT id FROM engagements
       WHERE status IN ('booked', 'started') AND claim_at IS NULL
         AND ends_at <= statement_timestamp() - interval '${CLAIM_CONFIRMED_AFTER_HOURS} hours' AND id <> ALL ($2::uuid[])
       ORDER BY ends_at`,
      [limit, passedOver],
    );
  }

  /** Notes that workers are reminded of work within the hour, at most `limit`, except `passedOver`; returns that work. */
  async claimReminders(tx: EntityManager, limit: number, passedOver: readonly string[] = []): Promise<ListedWork[]> {
    const [rows]: [ListedWork[], number] = await tx.query(
      `UPDATE engagements SET reminded_at = clock_timestamp() WHERE id IN (
         SELECT id FROM engagements
         WHERE status = 'booked' AND reminded_at IS NULL AND starts_at > statement_timestamp()
           AND starts_at <= statement_timestamp() + interval '1 hour' AND id <> ALL ($2::uuid[])
         ORDER BY starts_at LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)
       RETURNING id`,
      [limit, passedOver],
    );
    return rows;
  }
}

/**
 * Locks the first rows of `select` that no other process has, and then the times of their workers: all of them before
 * the first is changed, because another process may have the row of one worker's work and wait for the times.
 */
async function lockDue<Work extends ListedWork>(
  tx: EntityManager,
  select: string,
  values: readonly [limit: number, passedOver: readonly string[]],
): Promise<Work[]> {
  const due: Work[] = await tx.query(`${select} LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED`, [...values]);
  await lockWorkTimes(
    tx,
    due.map(({ id }) => id),
  );
  return due;
}
