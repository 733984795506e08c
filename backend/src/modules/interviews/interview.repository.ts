import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { INTERVIEW_MINUTES } from '@nukkad/contract/interviews/calendar';
import { snapToGrid } from '@nukkad/contract/places/geo';
import {
  FIXED_STATUSES,
  type InterviewMode,
  type InterviewSide,
  interviewSourcesOf,
  REQUEST_LIFE_HOURS,
} from '@nukkad/contract/interviews/interviews';
import type { EntityManager } from 'typeorm';
import { fixTime, NO_PROPOSAL } from './appointment-sql.js';
import { REASONS } from './broadcast.repository.js';
import { InterviewRequestEntity } from './entities/interview-request.entity.js';
import { InterviewPlaces } from './interview-places.js';

/** An employer's decision on a request. */
export interface Confirmation {
  time: Date;
  jobId: string;
  company: string;
  place: string | null;
  phone: string | null;
}

/** An employer's invitation of an applicant. */
export interface NewInvitation extends Confirmation {
  employerId: string;
  seekerId: string;
  mode: InterviewMode;
  message: string | null;
}

/** Stores interview requests until they are answered. */
@Injectable()
export class InterviewRepository {
  constructor(private readonly places: InterviewPlaces) {}

  /** Inserts a request for a job; returns its id. Violates `interview_requests_once_job` when a live one exists. */
  async insertForJob(
    tx: EntityManager,
    seekerId: string,
    request: Pick<InterviewRequestEntity, 'jobId' | 'mode' | 'requestedTime'>,
  ): Promise<string> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO interview_requests (seeker_id, job_id, mode, requested_time, expires_at)
       VALUES ($1, $2, $3, $4, GREATEST(clock_timestamp() + make_interval(hours => $5), $4)) RETURNING id`,
      [seekerId, request.jobId, request.mode, request.requestedTime, REQUEST_LIFE_HOURS],
    );
    return (rows[0] as { id: string }).id;
  }

  /**
   * Inserts an employer's invitation; returns its id. Violates `interview_requests_once_job` when a live one exists.
   */
  async insertInvitation(tx: EntityManager, invitation: NewInvitation): Promise<string> {
    const { employerId, seekerId, jobId, company, mode, time, message } = invitation;
    const id = randomUUID();
    const { place, phone } = this.places.seal(id, invitation);
    await tx.query(
      `INSERT INTO interview_requests (asked_by, employer_id, seeker_id, job_id, company, mode, requested_time, expires_at,
         proposed_by, proposed_time, place, proposed_place, phone, proposed_phone, proposal_message, id)
       VALUES ('employer', $1, $2, $3, $4, $5, $6, $6, 'employer', $6, $7, $7, $8, $8, $9, $10)`,
      [employerId, seekerId, jobId, company, mode, time, place, phone, message, id],
    );
    return id;
  }

  /**
   * Inserts a broadcast around the centre of the position's cell; returns its id. Breaks
   * `interview_requests_once_broadcast` when the same one waits already.
   */
  async insertBroadcast(
    tx: EntityManager,
    seekerId: string,
    request: Pick<InterviewRequestEntity, 'category' | 'mode' | 'timeSlot'>,
    position: { latitude: number; longitude: number },
  ): Promise<string> {
    const { latitude, longitude } = snapToGrid(position);
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO interview_requests (seeker_id, category, mode, time_slot, point, expires_at)
       VALUES ($1, $2, $3, $4, ST_SetSRID(ST_MakePoint($5, $6), 4326)::geography,
               clock_timestamp() + make_interval(hours => $7))
       RETURNING id`,
      [seekerId, request.category, request.mode, request.timeSlot, longitude, latitude, REQUEST_LIFE_HOURS],
    );
    return (rows[0] as { id: string }).id;
  }

  /**
   * Returns whether the seeker has an interview, `except` this one, that overlaps one at `time`. Until the end of the
   * transaction no other transaction confirms an interview of the seeker; `interview_requests_seeker_free` is the
   * safety net.
   */
  async isSeekerBusy(tx: EntityManager, seekerId: string, time: Date, except: string | null = null): Promise<boolean> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('interviews.seeker:' || $1, 0))`, [seekerId]);
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM interview_requests WHERE seeker_id = $1 AND id IS DISTINCT FROM $4::uuid AND status = ANY ($5)
         AND confirmed_time > $2::timestamptz - make_interval(mins => $3)
         AND confirmed_time < $2::timestamptz + make_interval(mins => $3) LIMIT 1`,
      [seekerId, time, INTERVIEW_MINUTES, except, FIXED_STATUSES],
    );
    return rows.length > 0;
  }

  /** Confirms a pending request; returns true when this call did it. */
  async confirm(tx: EntityManager, employerId: string, id: string, answer: Confirmation): Promise<boolean> {
    const { place, phone } = this.places.seal(id, answer);
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE interview_requests SET status = 'confirmed', employer_id = $2, ${fixTime('$3::timestamptz')}, job_id = $4,
              company = $5, place = $6, phone = $7, ${NO_PROPOSAL}, updated_at = clock_timestamp()
       WHERE id = $1 AND status = 'pending' AND expires_at > clock_timestamp()`,
      [id, employerId, answer.time, answer.jobId, answer.company, place, phone],
    );
    return count > 0;
  }

  /** Declines a pending request: for the job's employer, or (null) because all employers declined. */
  async decline(tx: EntityManager, employerId: string | null, id: string, message: string | null): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE interview_requests SET status = 'declined', employer_id = $2, message = $3, ${NO_PROPOSAL},
              updated_at = clock_timestamp()
       WHERE id = $1 AND status = ANY ($4)`,
      [id, employerId, message, interviewSourcesOf('declined')],
    );
    return count > 0;
  }

  /**
   * Expires requests without an answer in time, at most `limit`, with the employers' messages; returns them, with the
   * side that waited in vain for the answer to a proposal of an invitation.
   */
  async expire(
    tx: EntityManager,
    limit: number,
    passedOver: readonly string[] = [],
  ): Promise<{ id: string; waited: InterviewSide | null }[]> {
    const [rows]: [{ id: string; waited: InterviewSide | null }[], number] = await tx.query(
      `UPDATE interview_requests r SET status = 'expired', ${NO_PROPOSAL}, updated_at = clock_timestamp(),
              message = ${REASONS}
       FROM (SELECT id, CASE WHEN asked_by = 'employer' THEN proposed_by END AS waited FROM interview_requests
             WHERE status = 'pending' AND expires_at <= statement_timestamp() AND id <> ALL ($2::uuid[])
             ORDER BY expires_at LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED) due
       WHERE r.id = due.id RETURNING r.id, due.waited`,
      [limit, passedOver],
    );
    return rows;
  }

  /** Deletes positions and asked employers of expired broadcasts, at most `limit`; returns their number. */
  async deleteExpiredPositions(tx: EntityManager, limit: number): Promise<number> {
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE interview_requests SET point = NULL
       WHERE id IN (SELECT id FROM interview_requests
                    WHERE point IS NOT NULL AND expires_at <= statement_timestamp() AND status <> 'pending'
                    ORDER BY expires_at LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)
       RETURNING id`,
      [limit],
    );
    await tx.query(`DELETE FROM interview_asks WHERE request_id = ANY ($1::uuid[])`, [rows.map((row) => row.id)]);
    return rows.length;
  }
}
