import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** An application to a job, as far as an interview about it is concerned. */
export interface Applicant {
  job_id: string;
  seeker_id: string;
  company: string;
  /** Neither rejected nor withdrawn; a hired applicant may still be interviewed. */
  is_live: boolean;
  /** The job was filled or closed. Applications to a paused or expired job remain valid. */
  is_job_over: boolean;
}

/** Applications that interviews are about, locked until the end of the transaction. */
@Injectable()
export class ApplicantReadModel {
  /** The application of `seekerId` to the job; null when there is none. */
  lock(tx: EntityManager, jobId: string, seekerId: string): Promise<Applicant | null> {
    return this.load(tx, 'a.job_id = $1 AND a.seeker_id = $2', [jobId, seekerId]);
  }

  /** The application, if it is to a job of this employer; null otherwise. */
  lockReceived(tx: EntityManager, employerId: string, id: string): Promise<Applicant | null> {
    return this.load(tx, 'a.id = $1 AND j.employer_id = $2', [id, employerId]);
  }

  // an interview is noted in the application: two transactions that share its lock would wait for each other
  private async load(tx: EntityManager, condition: string, parameters: unknown[]): Promise<Applicant | null> {
    const rows: Applicant[] = await tx.query(
      `SELECT a.job_id, a.seeker_id, j.company, a.status NOT IN ('rejected', 'withdrawn') AS is_live,
              j.status IN ('filled', 'closed') AS is_job_over
       FROM applications a JOIN jobs j ON j.id = a.job_id
       WHERE ${condition} FOR NO KEY UPDATE OF a FOR SHARE OF j`,
      parameters,
    );
    return rows[0] ?? null;
  }
}
