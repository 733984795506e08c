import { Injectable } from '@nestjs/common';
import type { CreateInterviewRequest, InterviewRequest } from '@nukkad/contract/interviews/interviews';
import { FALLBACK_POSITION } from '@nukkad/contract/limits';
import type { EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../common/database/database-errors.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { Outbox } from '../../common/queue/outbox.js';
import { JobLocks } from '../jobs/jobs.public.js';
import { BroadcastRepository } from './broadcast.repository.js';
import { InterviewNotifier } from './interview-notifier.js';
import { InterviewListReadModel } from './interview-list.read-model.js';
import { InterviewRepository } from './interview.repository.js';
import { timeAhead } from './interview-time.js';
import { alreadyAsked, alreadyWaiting, jobNotOpen, ownJob } from './interviews.errors.js';
import { fanOutBroadcastTask } from './tasks/fan-out-broadcast.task.js';

type ForJob = Extract<CreateInterviewRequest, { jobId: string }>;
type Broadcast = Exclude<CreateInterviewRequest, ForJob>;

/** Limit of broadcasts of one account; each may send 200 mails. */
const BROADCAST_LIMIT: RateLimit = { name: 'broadcasts', limit: 50, seconds: 86_400 };

/**
 * Creates a seeker's request for an interview: with the employer of one job, or with employers of fitting jobs within
 * 20 km.
 */
@Injectable()
export class CreateInterviewRequestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly jobLocks: JobLocks,
    private readonly interviews: InterviewRepository,
    private readonly broadcasts: BroadcastRepository,
    private readonly list: InterviewListReadModel,
    private readonly notifier: InterviewNotifier,
    private readonly outbox: Outbox,
  ) {}

  async execute(seekerId: string, input: CreateInterviewRequest): Promise<InterviewRequest> {
    if (!('jobId' in input)) await this.limits.consume(BROADCAST_LIMIT, seekerId);
    try {
      return await this.transactions.run(async (tx) => {
        const id =
          'jobId' in input
            ? await this.createForJob(tx, seekerId, input)
            : await this.createBroadcast(tx, seekerId, input);
        await this.notifier.publishRequest(tx, id, seekerId);
        const created = await this.list.findOfSeeker(tx, seekerId, id);
        if (!created) throw notFound();
        return created;
      });
    } catch (error) {
      if (isUniqueViolation(error, 'interview_requests_once_job')) throw alreadyAsked();
      throw isUniqueViolation(error, 'interview_requests_once_broadcast') ? alreadyWaiting() : error;
    }
  }

  private async createForJob(tx: EntityManager, seekerId: string, input: ForJob): Promise<string> {
    const job = await this.jobLocks.lockJobForShare(tx, input.jobId);
    if (!job) throw notFound();
    if (job.employerId === seekerId) throw ownJob();
    if (!job.isOpen) throw jobNotOpen();
    const id = await this.interviews.insertForJob(tx, seekerId, {
      jobId: input.jobId,
      mode: input.type,
      requestedTime: await timeAhead(tx, 'requestedTime', input.requestedTime),
    });
    await this.notifier.asked(tx, id, job.employerId);
    return id;
  }

  private async createBroadcast(tx: EntityManager, seekerId: string, input: Broadcast): Promise<string> {
    const { latitude = FALLBACK_POSITION.latitude, longitude = FALLBACK_POSITION.longitude } = input;
    const id = await this.interviews.insertBroadcast(
      tx,
      seekerId,
      { category: input.jobType, mode: input.interviewMode, timeSlot: input.timeSlot },
      { latitude, longitude },
    );
    if ((await this.broadcasts.ask(tx, id)) > 0) await this.outbox.add(tx, fanOutBroadcastTask, { requestId: id });
    return id;
  }
}
