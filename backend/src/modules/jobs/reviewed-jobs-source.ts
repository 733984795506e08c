import { Injectable } from '@nestjs/common';
import { jobSourcesOf } from '@nukkad/contract/jobs/job-transitions';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import {
  ProvidesReviewedJobs,
  REVIEWED_JOB_COLUMNS,
  type ReviewedJob,
  type ReviewedJobSource,
} from '../job-reviews/job-reviews.public.js';
import { JobRepository } from './job.repository.js';

/** Provides jobs to the staff's reviews, and closes the ones that staff remove. */
@Injectable()
@ProvidesReviewedJobs('job')
export class ReviewedJobsSource implements ReviewedJobSource {
  constructor(
    private readonly jobs: JobRepository,
    private readonly events: Events,
  ) {}

  byIds(manager: EntityManager, ids: readonly string[]): Promise<ReviewedJob[]> {
    return manager.query(`SELECT ${REVIEWED_JOB_COLUMNS} FROM jobs WHERE id = ANY ($1::uuid[])`, [ids]);
  }

  async remove(tx: EntityManager, id: string): Promise<void> {
    const [job] = await this.byIds(tx, [id]);
    if (!job) return;
    await this.jobs.move(tx, job.employerId, id, 'closed', jobSourcesOf('closed'));
    await this.events.publish(tx, [job.employerId], { topic: 'jobs', subject: id });
  }
}
