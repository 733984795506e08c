import { Injectable } from '@nestjs/common';
import { fieldsOf } from '@nukkad/contract/jobs/job-fields';
import { comparableHourlyPay, type CreateJob, type OwnJob } from '@nukkad/contract/jobs/jobs';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refuseJobTexts } from '../../common/errors/refuse-job-texts.js';
import { Events } from '../../common/events/events.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { JobReviews } from '../job-reviews/job-reviews.public.js';
import { MinimumWages } from '../wages/wages.public.js';
import { jobMeaning } from './job-meaning.js';
import { JobPlaces } from './job-place.js';
import { JobRepository, type NewJob } from './job.repository.js';
import { sameJob, tooManyJobsInDay, tooManyJobsInMinute } from './jobs.errors.js';
import { OwnJobsReadModel, pinOf } from './own-jobs.read-model.js';

const POSTS_PER_MINUTE: RateLimit = { name: 'job-posts-minute', limit: 20, seconds: 60 };
const POSTS_PER_DAY: RateLimit = { name: 'job-posts-day', limit: 200, seconds: 86_400 };

/** An employer posts a job, and seekers near its place find it for the next thirty days. */
@Injectable()
export class CreateJobUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: JobRepository,
    private readonly places: JobPlaces,
    private readonly ownJobs: OwnJobsReadModel,
    private readonly events: Events,
    private readonly limits: RateLimits,
    private readonly reviews: JobReviews,
    private readonly wages: MinimumWages,
  ) {}

  async execute(employerId: string, input: CreateJob): Promise<OwnJob> {
    const { title, company, description, requiredSkills } = input;
    const doubtful = refuseJobTexts({ title, company, description, requiredSkills });
    await this.assertWithinLimits(employerId);
    const { latitude, longitude, isAnother, ...job } = input;
    const given = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
    const place = await this.places.find(job.location, given);
    return this.transactions.run(async (tx) => {
      const fields = fieldsOf(job);
      const newJob: NewJob = {
        ...fields,
        ...{ location: job.location, ...place },
        hourlyPay: comparableHourlyPay(fields),
        ...jobMeaning(fields),
      };
      if (!isAnother) await this.refuseSame(tx, employerId, newJob);
      const id = await this.jobs.insert(tx, employerId, newJob);
      const created = await this.ownJobs.findOwn(tx, employerId, id);
      if (!created) throw notFound();
      const isUnderpaid = await this.wages.isBelow({ ...created, position: pinOf(created) }, tx);
      await this.reviews.queueWritten(tx, 'job', id, { doubtful, isUnderpaid });
      await this.events.publish(tx, [employerId], { topic: 'jobs', subject: id });
      return created;
    });
  }

  /** Throws when the employer has this advertisement already. */
  private async refuseSame(tx: EntityManager, employerId: string, job: NewJob): Promise<void> {
    const same = await this.jobs.lockSame(tx, employerId, job);
    const current = same && (await this.ownJobs.findOwn(tx, employerId, same));
    if (current) throw sameJob(current);
  }

  private async assertWithinLimits(employerId: string): Promise<void> {
    const inMinute = await this.limits.tryConsume(POSTS_PER_MINUTE, employerId);
    if (inMinute > 0) throw tooManyJobsInMinute(inMinute);
    const inDay = await this.limits.tryConsume(POSTS_PER_DAY, employerId);
    if (inDay > 0) throw tooManyJobsInDay(POSTS_PER_DAY.limit, inDay);
  }
}
