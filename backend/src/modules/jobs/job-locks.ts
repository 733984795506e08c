import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IS_OPEN } from './job-row.js';

/** A job that is locked for share until the end of the transaction. */
export interface LockedJob {
  employerId: string;
  isOpen: boolean;
}

/** An application with its job, as another module decides by them. */
export interface LockedApplication {
  id: string;
  seekerId: string;
  isWithdrawn: boolean;
  /** The application is neither rejected nor withdrawn; a hired applicant remains an applicant. */
  isLive: boolean;
  jobId: string;
  employerId: string;
  title: string;
  company: string;
  /** The job was filled or closed. Applications to a paused or expired job remain valid. */
  isJobOver: boolean;
}

const APPLICATION = `a.id, a.seeker_id AS "seekerId", a.status = 'withdrawn' AS "isWithdrawn",
  a.status NOT IN ('rejected', 'withdrawn') AS "isLive", j.id AS "jobId", j.employer_id AS "employerId", j.title, j.company,
  j.status IN ('filled', 'closed') AS "isJobOver"
  FROM applications a JOIN jobs j ON j.id = a.job_id`;

/** Locks jobs and applications for the decisions of this module and of the modules above it. */
@Injectable()
export class JobLocks {
  /** Locks the job for share; returns null when it does not exist. */
  async lockJobForShare(tx: EntityManager, id: string): Promise<LockedJob | null> {
    const rows: LockedJob[] = await tx.query(
      `SELECT j.employer_id AS "employerId", ${IS_OPEN} AS "isOpen" FROM jobs j WHERE j.id = $1 FOR SHARE`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Locks the application for share; returns null when it does not exist. */
  async lockApplicationForShare(tx: EntityManager, id: string): Promise<LockedApplication | null> {
    const rows: LockedApplication[] = await tx.query(`SELECT ${APPLICATION} WHERE a.id = $1 FOR SHARE OF a`, [id]);
    return rows[0] ?? null;
  }

  /** Locks the application of `seekerId` to the job for an update; returns null when there is none. */
  lockApplicationOfSeeker(tx: EntityManager, jobId: string, seekerId: string): Promise<LockedApplication | null> {
    return this.lockApplication(tx, 'a.job_id = $1 AND a.seeker_id = $2', [jobId, seekerId]);
  }

  /** Locks an application to a job of `employerId` for an update; returns null for every other application. */
  lockReceivedApplication(tx: EntityManager, employerId: string, id: string): Promise<LockedApplication | null> {
    return this.lockApplication(tx, 'a.id = $1 AND j.employer_id = $2', [id, employerId]);
  }

  // the caller updates the application afterwards: two transactions that shared its lock would deadlock
  private async lockApplication(
    tx: EntityManager,
    condition: string,
    parameters: unknown[],
  ): Promise<LockedApplication | null> {
    const rows: LockedApplication[] = await tx.query(
      `SELECT ${APPLICATION} WHERE ${condition} FOR NO KEY UPDATE OF a FOR SHARE OF j`,
      parameters,
    );
    return rows[0] ?? null;
  }
}
