import { Injectable } from '@nestjs/common';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';

/** The engagement of an accepted request. */
export interface EngagementOfRequest {
  engagementId: string;
  respondedAt: Date;
  startsAt: Date;
}

/** An engagement of the caller, and which side of it they are. */
export interface OwnEngagement {
  instantJobId: string;
  workerId: string;
  side: EngagementSide;
}

/** Finds accepted work by its request, by its job, and for one of its sides. */
@Injectable()
export class AcceptedWorkReadModel {
  /** Throws notFound when the request is not the worker's, or not accepted. */
  async getOfRequest(tx: EntityManager, workerId: string, requestId: string): Promise<EngagementOfRequest> {
    const rows: EngagementOfRequest[] = await tx.query(
      `SELECT e.id AS "engagementId", r.responded_at AS "respondedAt", e.starts_at AS "startsAt"
       FROM job_requests r
       JOIN engagements e ON e.instant_job_id = r.instant_job_id AND e.worker_id = r.worker_id AND e.status <> 'cancelled'
       WHERE r.id = $1 AND r.worker_id = $2 AND r.status = 'accepted'`,
      [requestId, workerId],
    );
    if (!rows[0]) throw notFound();
    return rows[0];
  }

  /** Returns the bookings of a job that have not begun. */
  bookedFor(tx: EntityManager, jobId: string): Promise<{ engagementId: string; workerId: string }[]> {
    return tx.query(
      `SELECT id AS "engagementId", worker_id AS "workerId" FROM engagements
       WHERE instant_job_id = $1 AND status = 'booked' ORDER BY id`,
      [jobId],
    );
  }

  /** Returns the engagement, if the account is one of its sides; null otherwise. */
  async findOwn(tx: EntityManager, userId: string, engagementId: string): Promise<OwnEngagement | null> {
    const rows: OwnEngagement[] = await tx.query(
      `SELECT instant_job_id AS "instantJobId", worker_id AS "workerId",
              CASE WHEN worker_id = $2 THEN 'worker' ELSE 'employer' END AS side
       FROM engagements WHERE id = $1 AND $2 IN (worker_id, employer_id)`,
      [engagementId, userId],
    );
    return rows[0] ?? null;
  }
}
