import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobLocks } from './job-locks.js';
import { JobRepository } from './job.repository.js';

/** Locks the job of an application. */
@Injectable()
export class ApplicantJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly locks: JobLocks,
  ) {}

  /** Counts the applicant as a viewer, and locks the job for share; returns null when it does not exist. */
  async lockJob(tx: EntityManager, seekerId: string, jobId: string): ReturnType<JobLocks['lockJobForShare']> {
    // this statement locks the job for update, so it precedes the shared lock: two transactions with the shared lock
    // would deadlock
    await this.jobs.recordView(tx, seekerId, jobId);
    return this.locks.lockJobForShare(tx, jobId);
  }
}
