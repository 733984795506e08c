import { Injectable } from '@nestjs/common';
import type { InterviewSide } from '@nukkad/domain/interviews';
import type { EntityManager } from 'typeorm';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';
import { AppointmentRepository } from './appointment.repository.js';
import { InterviewChanges } from './interview-changes.js';

const WITHOUT_WORDS = `place = NULL, phone = NULL, message = NULL, proposed_place = NULL, proposed_phone = NULL,
  proposal_message = NULL`;

/** Interviews: they stay as the other side's history, without words and places. */
@Injectable()
@HoldsPersonalData()
export class InterviewsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'interview_requests',
      about: 't.seeker_id = $1',
      shown: { as: 'interviewRequests', without: [] },
      erased: { set: `${WITHOUT_WORDS}, point = NULL` },
    },
    {
      table: 'interview_requests',
      about: 't.employer_id = $1',
      shown: { as: 'interviewsGiven', without: ['seeker_id', 'point'] },
      erased: { set: `${WITHOUT_WORDS}, company = NULL` },
    },
    {
      table: 'interview_changes',
      about: 't.request_id IN (SELECT r.id FROM interview_requests r WHERE $1 IN (r.seeker_id, r.employer_id))',
      shown: { as: 'interviewChanges', without: [] },
      erased: 'stays', // kinds and times
    },
    {
      table: 'interview_asks',
      about: 't.employer_id = $1',
      shown: { as: 'interviewsAskedFor', without: [] },
      erased: 'delete',
    },
    {
      table: 'calendar_feeds',
      about: 't.user_id = $1',
      shown: { as: 'calendarFeeds', without: ['feed_id'] },
      erased: 'delete',
    },
  ];

  constructor(
    private readonly appointments: AppointmentRepository,
    private readonly changes: InterviewChanges,
  ) {}

  /** Requests and interviews to come are called off, and the other side hears of it. What waits for an employer runs out. */
  async leave(tx: EntityManager, userId: string): Promise<void> {
    const rows: { id: string; side: InterviewSide; time: Date | null }[] = await tx.query(
      `SELECT id, CASE WHEN seeker_id = $1 THEN 'seeker' ELSE 'employer' END AS side, confirmed_time AS time
       FROM interview_requests
       WHERE (seeker_id = $1 AND status IN ('pending', 'confirmed', 'rescheduled'))
          OR (employer_id = $1 AND status IN ('confirmed', 'rescheduled'))`,
      [userId],
    );
    for (const { id, side, time } of rows) {
      if (await this.appointments.cancel(tx, side, id, null)) {
        await this.changes.record(tx, id, { kind: 'cancelled', side, time });
      }
    }
  }
}
