import { Injectable } from '@nestjs/common';
import type { JoiningRefusal } from '@nukkad/contract/accounts/account';
import type { EntityManager } from 'typeorm';
import {
  type AccountsToJoin,
  HoldsPersonalData,
  type PersonalData,
  type PersonalTable,
} from '../users/users.public.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { JobRequestRepository } from './job-request.repository.js';

/**
 * Instant jobs are erased with their employer's texts; requests remain as history of the other side, without their
 * texts.
 */
@Injectable()
@HoldsPersonalData()
export class InstantHirePersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'instant_jobs',
      about: 't.employer_id = $1',
      shown: { as: 'instantJobs', without: ['skill_ids', 'hourly_pay'] },
      erased: {
        set: `title = '—', company = '—', description = '', location = '', required_skills = '{}', skill_ids = '{}',
          cancel_reason = NULL, point = ST_SetSRID(ST_MakePoint(0, 0), 4326)::geography`,
      },
      joined: { refused: 'employer' },
    },
    {
      table: 'job_requests',
      about: 't.worker_id = $1',
      shown: { as: 'jobRequests', without: [] },
      erased: { set: `message = NULL` },
      joined: {
        set: 'worker_id = $2',
        unless: `EXISTS (SELECT FROM job_requests own WHERE own.worker_id = $2 AND own.instant_job_id = t.instant_job_id)`,
      },
    },
  ];

  constructor(
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly notifier: InstantHireNotifier,
  ) {}

  /** Cancels the open jobs and requests of a leaving employer, and declines the requests to a leaving worker. */
  async onDeletionRequested(tx: EntityManager, userId: string): Promise<void> {
    const jobs: { id: string }[] = await tx.query(
      `SELECT id FROM instant_jobs WHERE employer_id = $1 AND status IN ('open', 'filled') ORDER BY id`,
      [userId],
    );
    for (const { id } of jobs) {
      const job = await this.jobs.lock(tx, id);
      // accepted work is cancelled with its booking
      if (!job || !(await this.jobs.cancel(tx, id, null, 0))) continue;
      const waiting = await this.requests.moveAll(tx, id, ['pending', 'filled', 'standby'], 'cancelled');
      await this.notifier.publishCancellation(tx, job, waiting);
    }
    await this.requests.declineAll(tx, userId);
  }

  /** Refuses joining when one account was asked to work for the other. */
  async refusesJoining(tx: EntityManager, { from, into }: AccountsToJoin): Promise<JoiningRefusal | null> {
    const asked: object[] = await tx.query(
      `SELECT FROM job_requests r JOIN instant_jobs j ON j.id = r.instant_job_id
       WHERE r.worker_id = $1 AND j.employer_id = $2 LIMIT 1`,
      [from, into],
    );
    return asked.length > 0 ? 'eachOther' : null;
  }

  /** Declines unanswered requests: the remaining account gets requests of its own. */
  async beforeJoining(tx: EntityManager, { from }: AccountsToJoin): Promise<void> {
    await this.requests.declineAll(tx, from);
  }
}
