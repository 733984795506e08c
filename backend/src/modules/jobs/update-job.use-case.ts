import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { JOB_STATUSES, type JobStatus, type OwnJob, type UpdateJob } from '@nukkad/contract/jobs/jobs';
import { jobSourcesOf } from '@nukkad/contract/jobs/job-transitions';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refuseJobTexts } from '../../common/errors/refuse-job-texts.js';
import { Events } from '../../common/events/events.js';
import { JobReviews } from '../job-reviews/job-reviews.public.js';
import { MinimumWages } from '../wages/wages.public.js';
import type { JobEntity } from './entities/job.entity.js';
import { editOf } from './job-edit.js';
import { type JobPlace, JobPlaces } from './job-place.js';
import { JobRepository } from './job.repository.js';
import { jobChangedMeanwhile, jobMoveRefused, jobRemoved } from './jobs.errors.js';
import { OwnJobsReadModel, pinOf } from './own-jobs.read-model.js';

interface Move {
  to: JobStatus;
  from: JobStatus[];
  /** A job in none of `from` is where it should be already. */
  lenient: boolean;
}

/** Returns the requested status change. The switch `isActive` has no effect on a job that is already in that state. */
function moveOf(change: UpdateJob): Move | null {
  if (change.status !== undefined) return { to: change.status, from: jobSourcesOf(change.status), lenient: false };
  if (change.isActive === undefined) return null;
  return change.isActive
    ? { to: 'open', from: JOB_STATUSES.filter((status) => status !== 'open'), lenient: true }
    : { to: 'closed', from: ['open'], lenient: true };
}

type Texts = Pick<OwnJob, 'title' | 'company' | 'description' | 'requiredSkills'>;

const textsOf = ({ title, company, description, requiredSkills }: Texts): Texts => ({
  ...{ title, company, description, requiredSkills },
});

/** Returns the texts that a change writes. */
const writtenTexts = ({ title, company, description, requiredSkills }: UpdateJob): Partial<Texts> =>
  Object.fromEntries(
    Object.entries({ title, company, description, requiredSkills }).filter(([, text]) => text !== undefined),
  );

/**
 * Edits, closes, pauses, fills, reopens or pins a job for its employer; opening it renews it for thirty days. A change
 * that names its start state is rejected when the job has changed since.
 */
@Injectable()
export class UpdateJobUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly jobs: JobRepository,
    private readonly places: JobPlaces,
    private readonly ownJobs: OwnJobsReadModel,
    private readonly events: Events,
    private readonly reviews: JobReviews,
    private readonly wages: MinimumWages,
  ) {}

  async execute(employerId: string, id: string, change: UpdateJob): Promise<OwnJob> {
    const current = await this.ownJobs.findOwn(this.dataSource.manager, employerId, id);
    if (!current) throw notFound();
    const place = await this.resolvePlace(change, current);
    return this.transactions.run(async (tx) => {
      const job = await this.lockForEdit(tx, employerId, id, change);
      const location = change.location ?? job.location;
      // its text was resolved before, and has changed by now
      const isTextPlaced = place !== null && change.latitude == null;
      if (isTextPlaced && change.location === undefined && location !== current.location) {
        throw jobChangedMeanwhile(await this.getOwnJob(tx, employerId, id));
      }
      const texts = writtenTexts(change);
      const doubtful = refuseJobTexts({ ...textsOf(job), ...texts }, Object.keys(texts));
      const edit = editOf(job, change);
      await this.move(tx, employerId, id, moveOf(change));
      if (edit) await this.jobs.edit(tx, id, edit);
      if (place) await this.jobs.setPlace(tx, employerId, id, location, place);
      const own = await this.getOwnJob(tx, employerId, id);
      const isJudged = edit !== null || place !== null;
      const isUnderpaid = isJudged && (await this.wages.isBelow({ ...own, position: pinOf(own) }, tx));
      await this.reviews.queueWritten(tx, 'job', id, { doubtful, isUnderpaid });
      await this.events.publish(tx, [employerId], { topic: 'jobs', subject: id });
      return own;
    });
  }

  /**
   * Locks and returns the job until the end of the transaction, after checking that it is unchanged since the edit
   * began.
   */
  private async lockForEdit(tx: EntityManager, employerId: string, id: string, change: UpdateJob): Promise<JobEntity> {
    const job = await this.jobs.lockOwnJob(tx, employerId, id);
    if (!job) throw notFound();
    if (change.updatedAt !== undefined && !(await this.jobs.isUnchangedSince(tx, id, change.updatedAt))) {
      throw jobChangedMeanwhile(await this.getOwnJob(tx, employerId, id));
    }
    return job;
  }

  private async move(tx: EntityManager, employerId: string, id: string, move: Move | null): Promise<void> {
    if (move?.to === 'open' && (await this.reviews.isRemoved(tx, id))) throw jobRemoved();
    if (!move || (await this.jobs.move(tx, employerId, id, move.to, move.from)) || move.lenient) return;
    throw jobMoveRefused(await this.getOwnJob(tx, employerId, id));
  }

  private async getOwnJob(tx: EntityManager, employerId: string, id: string): Promise<OwnJob> {
    const job = await this.ownJobs.findOwn(tx, employerId, id);
    if (!job) throw notFound();
    return job;
  }

  /** Returns the place that a change sets. An unresolved place is resolved again when the job is opened. */
  private async resolvePlace(change: UpdateJob, current: OwnJob): Promise<JobPlace | null> {
    const { latitude, longitude, location = current.location } = change;
    if (latitude != null && longitude != null) return this.places.find(location, { latitude, longitude });
    const isMissing = current.locationStatus === 'unresolved' && moveOf(change)?.to === 'open';
    return latitude === null || change.location !== undefined || isMissing ? this.places.find(location) : null;
  }
}
