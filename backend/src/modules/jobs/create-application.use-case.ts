import { Injectable } from '@nestjs/common';
import type { CreateApplication, MyApplication } from '@nukkad/contract/jobs/applications';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { notFound, unavailable } from '../../common/errors/common.errors.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import type { Upload } from '../../common/storage/upload.js';
import { ApplicantJob } from './applicant-job.js';
import { ApplicationNotifier } from './application-notifier.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationsReadModel } from './applications.read-model.js';
import { EmployerResponses } from './employer-responses.js';
import { alreadyApplied, jobNotOpen, ownJob } from './jobs.errors.js';
import { ResumeFiles } from './resume-files.js';

/** Limit of resumes that an account may send. */
const RESUME_LIMIT: RateLimit = { name: 'resumes', limit: 30, seconds: 3600 };

/** Creates a seeker's application to an open job, at most one for each job, and notifies the employer. */
@Injectable()
export class CreateApplicationUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly applicantJob: ApplicantJob,
    private readonly applications: ApplicationRepository,
    private readonly readModel: ApplicationsReadModel,
    private readonly files: ResumeFiles,
    private readonly notifier: ApplicationNotifier,
    private readonly employerResponses: EmployerResponses,
  ) {}

  async execute(seekerId: string, input: CreateApplication, resume: Upload | null): Promise<MyApplication> {
    if (!resume) return this.transactions.run((tx) => this.apply(tx, seekerId, input, null));
    await this.limits.consume(RESUME_LIMIT, seekerId);
    const fileId = await this.files.storeFile(seekerId, resume);
    let attached = false;
    let committed = false;
    try {
      const application = await this.transactions.run(async (tx) => {
        const made = await this.apply(tx, seekerId, input, fileId);
        attached = true;
        return made;
      });
      committed = attached; // a repeated request gets the first response, and this file is unused
      return application;
    } finally {
      // the sweep deletes files that cannot be deleted now
      if (!committed) await this.files.discard(fileId).catch(() => undefined);
    }
  }

  private async apply(
    tx: EntityManager,
    seekerId: string,
    input: CreateApplication,
    fileId: string | null,
  ): Promise<MyApplication> {
    const job = await this.applicantJob.lockJob(tx, seekerId, input.jobId);
    if (!job) throw notFound();
    if (job.employerId === seekerId) throw ownJob();
    if (!job.isOpen) {
      throw (await this.applications.exists(tx, seekerId, input.jobId)) ? alreadyApplied() : jobNotOpen();
    }
    const { jobId, coverMessage, resumeFrom } = input;
    const resumeFileId = fileId ?? (await this.findResume(tx, seekerId, resumeFrom));
    const id = await this.applications.insert(tx, seekerId, { jobId, coverMessage, resumeFileId });
    if (id === null) throw alreadyApplied();
    // an earlier interview may exist
    if (await this.employerResponses.since(tx, { jobId: input.jobId, seekerId }))
      await this.applications.recordMessage(tx, id);
    if (fileId !== null && !(await this.files.attach(tx, seekerId, fileId))) throw unavailable();
    await this.notifier.notifyEmployerOfApplication(tx, id);
    const application = await this.readModel.findOwn(tx, seekerId, id);
    if (!application) throw notFound();
    return application;
  }

  /** Returns the resume of the earlier application `from`, if it is given. */
  private async findResume(tx: EntityManager, seekerId: string, from: string | undefined): Promise<string | null> {
    if (from === undefined) return null;
    const fileId = await this.applications.resumeOf(tx, seekerId, from);
    if (fileId === null) throw notFound();
    return fileId;
  }
}
