import { Injectable } from '@nestjs/common';
import type { JoiningRefusal } from '@nukkad/contract/accounts/account';
import type { InterviewSide } from '@nukkad/contract/interviews/interviews';
import type { EntityManager } from 'typeorm';
import {
  type AccountsToJoin,
  HoldsPersonalData,
  type PersonalData,
  type PersonalTable,
} from '../users/users.public.js';
import { AppointmentRepository } from './appointment.repository.js';
import { InterviewNotifier } from './interview-notifier.js';

const WITHOUT_WORDS = `place = NULL, phone = NULL, message = NULL, proposed_place = NULL, proposed_phone = NULL,
  proposal_message = NULL`;

const OPEN = `('pending', 'confirmed', 'rescheduled')`;
const TO_COME = `('confirmed', 'rescheduled')`;
/**
 * SQL: the remaining account has the same request as `t`, in `own`: for that job, or that kind of work at that time.
 */
const SAME_WISH = `own.seeker_id = $2 AND (
  (t.category IS NULL AND own.category IS NULL AND own.job_id = t.job_id AND t.status IN ${OPEN} AND own.status IN ${OPEN})
  OR (own.category = t.category AND own.mode = t.mode AND own.time_slot = t.time_slot
      AND t.status = 'pending' AND own.status = 'pending'))`;
/** SQL: its interview `own` is at the time of `t`; one lasts half an hour. */
const SAME_TIME = `own.seeker_id = $2 AND t.status IN ${TO_COME} AND own.status IN ${TO_COME}
  AND own.confirmed_time < t.confirmed_time + interval '30 minutes'
  AND t.confirmed_time < own.confirmed_time + interval '30 minutes'`;
const CLASHES = `EXISTS (SELECT FROM interview_requests own WHERE (${SAME_WISH}) OR (${SAME_TIME}))`;

/** Interviews remain as the other side's history, without texts and places. */
@Injectable()
@HoldsPersonalData()
export class InterviewsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'interview_requests',
      about: 't.seeker_id = $1',
      shown: { as: 'interviewRequests', without: [] },
      erased: { set: `${WITHOUT_WORDS}, point = NULL` },
      joined: { set: 'seeker_id = $2', unless: CLASHES },
    },
    {
      table: 'interview_requests',
      about: 't.employer_id = $1',
      shown: { as: 'interviewsGiven', without: ['seeker_id', 'point'] },
      erased: { set: `${WITHOUT_WORDS}, company = NULL` },
      joined: { refused: 'employer' },
    },
    {
      table: 'interview_changes',
      about: 't.request_id IN (SELECT r.id FROM interview_requests r WHERE $1 IN (r.seeker_id, r.employer_id))',
      shown: { as: 'interviewChanges', without: [] },
      erased: 'stays', // kinds and times
      joined: 'stays',
    },
    {
      table: 'interview_asks',
      about: 't.employer_id = $1',
      shown: { as: 'interviewsAskedFor', without: [] },
      erased: 'delete',
      joined: { refused: 'employer' },
    },
    {
      table: 'calendar_feeds',
      about: 't.user_id = $1',
      shown: { as: 'calendarFeeds', without: ['feed_id'] },
      erased: 'delete',
      joined: {
        set: 'user_id = $2',
        unless: `EXISTS (SELECT FROM calendar_feeds own WHERE own.user_id = $2)`,
      },
    },
  ];

  constructor(
    private readonly appointments: AppointmentRepository,
    private readonly notifier: InterviewNotifier,
  ) {}

  /**
   * Cancels upcoming requests and interviews and notifies the other side. Requests that wait for an employer expire.
   */
  async onDeletionRequested(tx: EntityManager, userId: string): Promise<void> {
    const rows: { id: string; side: InterviewSide; time: Date | null }[] = await tx.query(
      `SELECT id, CASE WHEN seeker_id = $1 THEN 'seeker' ELSE 'employer' END AS side, confirmed_time AS time
       FROM interview_requests
       WHERE (seeker_id = $1 AND status IN ('pending', 'confirmed', 'rescheduled'))
          OR (employer_id = $1 AND status IN ('confirmed', 'rescheduled'))
          OR (employer_id = $1 AND status = 'pending' AND asked_by = 'employer')`,
      [userId],
    );
    for (const { id, side, time } of rows) await this.cancel(tx, id, side, time);
  }

  /** Refuses joining when the accounts have interviews at the same time or with each other. */
  async refusesJoining(tx: EntityManager, { from, into }: AccountsToJoin): Promise<JoiningRefusal | null> {
    const rows: { eachOther: boolean; sameTime: boolean }[] = await tx.query(
      `SELECT EXISTS (SELECT FROM interview_requests WHERE seeker_id = $1 AND employer_id = $2) AS "eachOther",
         EXISTS (SELECT FROM interview_requests t, interview_requests own WHERE t.seeker_id = $1
           AND t.confirmed_time > clock_timestamp() AND ${SAME_TIME}) AS "sameTime"`,
      [from, into],
    );
    if (rows[0]?.eachOther) return 'eachOther';
    return rows[0]?.sameTime ? 'sameTime' : null;
  }

  /** Of two equal requests, the remaining account's request is retained. */
  async beforeJoining(tx: EntityManager, { from, into }: AccountsToJoin): Promise<void> {
    const rows: { id: string; time: Date | null }[] = await tx.query(
      `SELECT t.id, t.confirmed_time AS time FROM interview_requests t WHERE t.seeker_id = $1
         AND EXISTS (SELECT FROM interview_requests own WHERE ${SAME_WISH})`,
      [from, into],
    );
    for (const { id, time } of rows) await this.cancel(tx, id, 'seeker', time);
  }

  private async cancel(tx: EntityManager, id: string, side: InterviewSide, time: Date | null): Promise<void> {
    if (await this.appointments.cancel(tx, side, id, null)) {
      await this.notifier.record(tx, id, { kind: 'cancelled', side, time });
    }
  }
}
