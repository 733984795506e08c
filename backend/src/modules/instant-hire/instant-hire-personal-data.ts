import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';
import { HireNews } from './hire-news.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { JobRequestRepository } from './job-request.repository.js';

/** Instant jobs go with the words of their employer; requests stay as the other side's history, without what was written. */
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
    },
    {
      table: 'job_requests',
      about: 't.worker_id = $1',
      shown: { as: 'jobRequests', without: [] },
      erased: { set: `message = NULL` },
    },
  ];

  constructor(
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly news: HireNews,
  ) {}

  /** Jobs that are open are called off, and nobody is asked to work for who leaves; requests to who leaves are declined. */
  async leave(tx: EntityManager, userId: string): Promise<void> {
    const jobs: { id: string }[] = await tx.query(
      `SELECT id FROM instant_jobs WHERE employer_id = $1 AND status IN ('open', 'filled') ORDER BY id`,
      [userId],
    );
    for (const { id } of jobs) {
      const job = await this.jobs.lock(tx, id);
      // what was accepted is called off with its booking
      if (!job || !(await this.jobs.cancel(tx, id, null, 0))) continue;
      const waiting = await this.requests.moveAll(tx, id, ['pending', 'filled', 'standby'], 'cancelled');
      await this.news.jobCancelled(tx, job, waiting);
    }
    await this.requests.declineAll(tx, userId);
  }
}
