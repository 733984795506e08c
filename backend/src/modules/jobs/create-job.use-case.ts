import { Injectable } from '@nestjs/common';
import { comparableHourlyPay, type CreateJob, type OwnJob } from '@nukkad/domain/jobs';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { jobMeaning } from './job-meaning.js';
import { JobPlaces } from './job-place.js';
import { JobRepository } from './job.repository.js';
import { OwnJobsReadModel } from './own-jobs.read-model.js';

/** An employer posts a job, and seekers near its place find it for the next thirty days. */
@Injectable()
export class CreateJobUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: JobRepository,
    private readonly places: JobPlaces,
    private readonly ownJobs: OwnJobsReadModel,
    private readonly events: Events,
  ) {}

  async execute(employerId: string, input: CreateJob): Promise<OwnJob> {
    const { latitude, longitude, ...job } = input;
    const given = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
    const place = await this.places.find(job.location, given);
    return this.transactions.run(async (tx) => {
      const id = await this.jobs.insert(tx, employerId, {
        ...job,
        ...place,
        minRate: job.minRate ?? null,
        maxRate: job.maxRate ?? null,
        hoursPerWeek: job.hoursPerWeek ?? null,
        hourlyPay: comparableHourlyPay(job),
        ...jobMeaning(job),
      });
      await this.events.publish(tx, [employerId], { topic: 'jobs', subject: id });
      const created = await this.ownJobs.one(tx, employerId, id);
      if (!created) throw notFound();
      return created;
    });
  }
}
