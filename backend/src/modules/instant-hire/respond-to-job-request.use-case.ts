import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type JobRequestAnswer,
  type RespondToJobRequest,
  UNDO_MINUTES,
} from '@nukkad/contract/instant-work/job-requests';
import { DataSource, type EntityManager } from 'typeorm';
import { allSettledOrThrow } from '../../common/concurrency/all-settled-or-throw.js';
import { databaseCode } from '../../common/database/database-errors.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import type { DomainError } from '../../common/errors/domain-error.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { translate } from '../../common/i18n/translate.js';
import { Acceptance } from './acceptance.js';
import { AcceptedWorkReadModel } from './accepted-work.read-model.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { alreadyFilled, requestExpired, workerBusy } from './instant-hire.errors.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { isTooLate, refusalOf } from './job-request-refusals.js';
import { type AnsweredRequest, JobRequestRepository } from './job-request.repository.js';

const EXCLUSION_VIOLATION = '23P01';
const MINUTE_MS = 60_000;

/** Accepts a request for a worker, if an opening is left; or declines it, which never has a penalty. */
@Injectable()
export class RespondToJobRequestUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly acceptance: Acceptance,
    private readonly work: AcceptedWorkReadModel,
    private readonly notifier: InstantHireNotifier,
  ) {}

  /**
   * In a rush, most late workers get their answer from one read, without a transaction and without waiting for the
   * lock.
   */
  async execute(workerId: string, id: string, input: RespondToJobRequest): Promise<JobRequestAnswer> {
    const request = await this.requests.find(this.dataSource.manager, workerId, id);
    if (!request) throw notFound();
    if (input.response === 'accepted' && isTooLate(request)) throw alreadyFilled();
    try {
      return await this.transactions.run((tx) =>
        input.response === 'accepted'
          ? this.accept(tx, workerId, request, input)
          : this.decline(tx, workerId, request, input.message ?? null),
      );
    } catch (error) {
      // other work at that time: the constraint detects it, even if it was accepted concurrently
      throw databaseCode(error) === EXCLUSION_VIOLATION ? workerBusy() : error;
    }
  }

  private async accept(
    tx: EntityManager,
    workerId: string,
    request: AnsweredRequest,
    input: RespondToJobRequest,
  ): Promise<JobRequestAnswer> {
    const refused = request.status === 'accepted' ? null : refusalOf(request);
    if (refused) throw refused;
    // the request is not locked yet: a late worker need not wait for the transaction that has the lock
    const [job, current] = await allSettledOrThrow([
      this.jobs.lock(tx, request.instantJobId),
      this.requests.find(tx, workerId, request.id),
    ]);
    if (!job || !current) throw notFound();
    if (current.status === 'accepted') return this.acceptedBefore(tx, workerId, current);
    const overtaken = refusalOf(current);
    if (overtaken) throw overtaken;
    const message = input.message || null;
    const startTime = input.startTime ? new Date(input.startTime) : null;
    const answer = { from: 'pending', message, startTime } as const;
    const accepted = await this.acceptance.accept(tx, job, { id: request.id, workerId }, answer);
    if (!accepted) throw await this.findReason(tx, workerId, request);
    return answerOf('accepted', accepted.respondedAt, accepted.engagementId);
  }

  /** A repeated answer, by a second tap or a network retry, gets the same response. */
  private async acceptedBefore(
    tx: EntityManager,
    workerId: string,
    request: AnsweredRequest,
  ): Promise<JobRequestAnswer> {
    const { engagementId, respondedAt } = await this.work.getOfRequest(tx, workerId, request.id);
    return answerOf('accepted', respondedAt, engagementId);
  }

  private async decline(
    tx: EntityManager,
    workerId: string,
    request: AnsweredRequest,
    message: string | null,
  ): Promise<JobRequestAnswer> {
    if (request.status === 'declined') return answerOf('declined', null, null);
    if (await this.requests.decline(tx, workerId, request.id, message)) {
      await this.notifier.publishDecline(tx, request.instantJobId, workerId);
      return answerOf('declined', null, null);
    }
    const overtaken = (await this.requests.find(tx, workerId, request.id)) ?? request;
    // a second tap: the other call was quicker
    if (overtaken.status === 'declined') return answerOf('declined', null, null);
    throw refusalOf(overtaken) ?? requestExpired();
  }

  /**
   * Returns the reason why an acceptance failed after all checks passed: the time ended, or a concurrent call answered.
   */
  private async findReason(tx: EntityManager, workerId: string, { id }: AnsweredRequest): Promise<DomainError> {
    const overtaken = await this.requests.find(tx, workerId, id);
    return (overtaken && overtaken.status !== 'accepted' && refusalOf(overtaken)) || requestExpired();
  }
}

const answerOf = (
  status: 'accepted' | 'declined',
  respondedAt: Date | null,
  engagementId: string | null,
): JobRequestAnswer => ({
  message: translate(currentLanguage(), `instant-hire:answered.${status}`),
  status,
  undoUntil: respondedAt ? new Date(respondedAt.getTime() + UNDO_MINUTES * MINUTE_MS).toISOString() : null,
  engagementId,
});
