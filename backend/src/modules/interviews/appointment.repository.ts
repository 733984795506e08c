import { Injectable } from '@nestjs/common';
import type { InterviewOutcome } from '@nukkad/contract/interviews/interview-changes';
import {
  FIXED_STATUSES,
  INTERVIEW_SETTLED_HOURS,
  type InterviewSide,
  interviewSourcesOf,
  REQUEST_LIFE_HOURS,
} from '@nukkad/contract/interviews/interviews';
import type { EntityManager } from 'typeorm';
import { InterviewPlaces } from './interview-places.js';
import { fixTime, IS_INVITATION, NO_PROPOSAL, REMINDER_LEADS } from './appointment-sql.js';

/** Another time for an interview, and where it is then. */
export interface Proposal {
  time: Date;
  by: InterviewSide;
  place: string | null;
  phone: string | null;
  message: string | null;
}

/** The reminders of an interview: `first` long before it, `last` shortly before it. */
export type ReminderLead = keyof typeof REMINDER_LEADS;
/** SQL: less than `nearest` before the interview a reminder is not sent; the last reminder replaces the first one. */
const REMINDERS = {
  first: { column: 'day_reminder_for', nearest: `interval '2 hours'` },
  last: { column: 'hour_reminder_for', nearest: `interval '0 hours'` },
} as const;

const moved = (result: [unknown[], number]): boolean => result[1] > 0;

/** Stores the changes of an interview after the request: reschedules, cancellations and outcomes. */
@Injectable()
export class AppointmentRepository {
  constructor(private readonly places: InterviewPlaces) {}

  /**
   * Stores a proposed time: a pending request stays pending, an interview becomes `rescheduled`. An invitation expires
   * at the proposed time, and retains the employer's latest place. Returns true when it was stored.
   */
  async propose(tx: EntityManager, id: string, proposal: Proposal): Promise<boolean> {
    const { time, by, message } = proposal;
    const { place, phone } = this.places.seal(id, proposal);
    return moved(
      await tx.query(
        `UPDATE interview_requests SET status = CASE WHEN status = 'pending' THEN 'pending' ELSE 'rescheduled' END,
                proposed_time = $2, proposed_by = $3, proposed_place = $4, proposed_phone = $5, proposal_message = $6,
                place = CASE WHEN ${IS_INVITATION} THEN COALESCE($4, place) ELSE place END,
                phone = CASE WHEN ${IS_INVITATION} THEN COALESCE($5, phone) ELSE phone END,
                expires_at = CASE WHEN ${IS_INVITATION} THEN $2 ELSE GREATEST(expires_at, $2::timestamptz) END, updated_at = clock_timestamp()
         WHERE id = $1 AND (status = ANY ($7)
           OR (status = 'pending' AND category IS NULL AND expires_at > clock_timestamp()))`,
        [id, time, by, place, phone, message, interviewSourcesOf('rescheduled')],
      ),
    );
  }

  /** Applies the proposal: time, place, reminders and calendar follow it. Returns true when this call did it. */
  async accept(tx: EntityManager, id: string, time: Date): Promise<boolean> {
    return moved(
      await tx.query(
        `UPDATE interview_requests r SET status = 'confirmed', ${fixTime('r.proposed_time')},
                place = COALESCE(r.proposed_place, r.place), phone = COALESCE(r.proposed_phone, r.phone),
                sequence = CASE WHEN r.status = 'pending' THEN 0 ELSE r.sequence + 1 END,
                employer_id = COALESCE(r.employer_id, j.employer_id), company = COALESCE(r.company, j.company),
                ${NO_PROPOSAL}, updated_at = clock_timestamp()
         FROM jobs j WHERE j.id = r.job_id AND r.id = $1 AND r.proposed_time = $2
           AND r.proposed_time > clock_timestamp() AND r.status IN ('pending', 'rescheduled')`,
        [id, time],
      ),
    );
  }

  /**
   * Discards the proposal; a confirmed time, if there is one, remains valid. A pending request no longer waits for the
   * proposed time, but gets a new deadline; an invitation is declined. Returns true when this call did it.
   */
  async refuse(tx: EntityManager, side: InterviewSide, id: string, time: Date): Promise<boolean> {
    return moved(
      await tx.query(
        `UPDATE interview_requests SET status = CASE WHEN ${IS_INVITATION} THEN 'declined'
                  WHEN status = 'pending' THEN 'pending' ELSE 'confirmed' END,
                ended_by = CASE WHEN ${IS_INVITATION} THEN $4 ELSE ended_by END,
                expires_at = LEAST(expires_at,
                  GREATEST(requested_time, clock_timestamp() + make_interval(hours => $3))),
                ${NO_PROPOSAL}, updated_at = clock_timestamp()
         WHERE id = $1 AND proposed_time = $2 AND status IN ('pending', 'rescheduled')`,
        [id, time, REQUEST_LIFE_HOURS, side],
      ),
    );
  }

  /** Ends it for one side before its time; returns true when this call did it. */
  async cancel(tx: EntityManager, side: InterviewSide, id: string, message: string | null): Promise<boolean> {
    return moved(
      await tx.query(
        `UPDATE interview_requests SET status = 'cancelled', ended_by = $2, message = $3, ${NO_PROPOSAL},
                sequence = CASE WHEN status = 'pending' THEN sequence ELSE sequence + 1 END,
                updated_at = clock_timestamp()
         WHERE id = $1 AND status = ANY ($4) AND (status = 'pending' OR confirmed_time > clock_timestamp())`,
        [id, side, message, interviewSourcesOf('cancelled')],
      ),
    );
  }

  /**
   * Records one side's statement of the outcome after the time of the interview; returns true when this call recorded
   * it.
   */
  async mark(tx: EntityManager, side: InterviewSide, id: string, outcome: InterviewOutcome): Promise<boolean> {
    return moved(
      await tx.query(
        `UPDATE interview_requests SET status = $2, ended_by = CASE WHEN $2 = 'no-show' THEN $3 END, ${NO_PROPOSAL},
                updated_at = clock_timestamp()
         WHERE id = $1 AND status = ANY ($4) AND confirmed_time <= clock_timestamp()`,
        [id, outcome, side, interviewSourcesOf(outcome)],
      ),
    );
  }

  /**
   * Discards unanswered proposals after their time; invitations expire instead. Returns the requests with the proposing
   * side.
   */
  async expireProposals(
    tx: EntityManager,
    limit: number,
    passedOver: readonly string[] = [],
  ): Promise<{ id: string; by: InterviewSide; time: Date }[]> {
    const [rows]: [{ id: string; by: InterviewSide; time: Date }[], number] = await tx.query(
      `UPDATE interview_requests r SET status = CASE WHEN r.status = 'pending' THEN 'pending' ELSE 'confirmed' END,
              ${NO_PROPOSAL}, updated_at = clock_timestamp()
       FROM (SELECT id, proposed_by, proposed_time FROM interview_requests
             WHERE proposed_time <= statement_timestamp() AND NOT (${IS_INVITATION})
               AND id <> ALL ($2::uuid[])
             ORDER BY proposed_time LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED) due
       WHERE r.id = due.id RETURNING r.id, due.proposed_by AS by, due.proposed_time AS time`,
      [limit, passedOver],
    );
    return rows;
  }

  /** Records interviews without a statement for two days as completed, at most `limit`; returns them. */
  async settle(tx: EntityManager, limit: number, passedOver: readonly string[] = []): Promise<{ id: string }[]> {
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE interview_requests SET status = 'completed', ${NO_PROPOSAL}, updated_at = clock_timestamp()
         WHERE id IN (
           SELECT id FROM interview_requests
           WHERE status = 'confirmed' AND confirmed_time <= statement_timestamp() - make_interval(hours => $1)
             AND id <> ALL ($3::uuid[])
           ORDER BY confirmed_time LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED)
         RETURNING id`,
      [INTERVIEW_SETTLED_HOURS, limit, passedOver],
    );
    return rows;
  }

  /**
   * Marks due reminders of interviews as sent, at most `limit`; returns the interviews. A rescheduled interview is due
   * again.
   */
  async claimReminders(
    tx: EntityManager,
    lead: ReminderLead,
    limit: number,
    passedOver: readonly string[] = [],
  ): Promise<{ id: string }[]> {
    const { column, nearest } = REMINDERS[lead];
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE interview_requests SET ${column} = confirmed_time WHERE id IN (
           SELECT id FROM interview_requests
           WHERE status = ANY ($2) AND ${column} IS DISTINCT FROM confirmed_time
             AND confirmed_time > statement_timestamp() + ${nearest}
             AND confirmed_time <= statement_timestamp() + ${REMINDER_LEADS[lead]} AND id <> ALL ($3::uuid[])
           ORDER BY confirmed_time LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)
         RETURNING id`,
      [limit, FIXED_STATUSES, passedOver],
    );
    return rows;
  }
}
