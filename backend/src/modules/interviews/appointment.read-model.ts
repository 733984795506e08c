import { Injectable } from '@nestjs/common';
import type { InterviewSide } from '@nukkad/contract/interviews/interviews';
import type { EntityManager } from 'typeorm';
import type { InterviewRequestEntity } from './entities/interview-request.entity.js';
import { InterviewPlaces } from './interview-places.js';

/** A request in the view of one of its sides, for a change; locked until the end of the transaction. */
export interface Appointment {
  id: string;
  /** The side of the caller. A broadcast has no employer until one has confirmed it. */
  side: InterviewSide;
  seeker_id: string;
  /** Null while no employer has accepted the broadcast. */
  job_id: string | null;
  status: InterviewRequestEntity['status'];
  asked_by: InterviewSide;
  mode: InterviewRequestEntity['mode'];
  confirmed_time: Date | null;
  /** The request was not answered in time. */
  has_expired: boolean;
  /** Whether its confirmed time has passed. */
  has_begun: boolean;
  proposed_time: Date | null;
  proposed_by: InterviewSide | null;
  proposed_place: string | null;
  proposed_phone: string | null;
  /** The proposed time is still in the future. */
  is_proposal_ahead: boolean;
}

/**
 * SQL: the employer of the request `r` with the job `j`: the employer who accepted a broadcast, or the owner of the
 * job.
 */
export const EMPLOYER = `CASE WHEN r.category IS NULL THEN j.employer_id ELSE r.employer_id END`;

/** Reads and locks the state of a request that a change depends on. */
@Injectable()
export class AppointmentReadModel {
  constructor(private readonly places: InterviewPlaces) {}

  /** Locks and returns the request, if the account is its seeker or its employer; null otherwise. */
  async lockAppointment(tx: EntityManager, userId: string, id: string): Promise<Appointment | null> {
    const rows: Appointment[] = await tx.query(
      `SELECT r.id, CASE WHEN r.seeker_id = $1 THEN 'seeker' ELSE 'employer' END AS side, r.seeker_id, r.job_id, r.status, r.asked_by, r.mode,
              r.confirmed_time, r.expires_at <= clock_timestamp() AS has_expired,
              COALESCE(r.confirmed_time <= clock_timestamp(), false) AS has_begun, r.proposed_time, r.proposed_by,
              r.proposed_place, r.proposed_phone,
              COALESCE(r.proposed_time > clock_timestamp(), false) AS is_proposal_ahead
       FROM interview_requests r LEFT JOIN jobs j ON j.id = r.job_id
       WHERE r.id = $2 AND (r.seeker_id = $1 OR ${EMPLOYER} = $1)
       FOR NO KEY UPDATE OF r`,
      [userId, id],
    );
    return rows[0] ? this.places.open(rows[0]) : null;
  }
}
