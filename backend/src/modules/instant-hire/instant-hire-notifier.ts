import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { allSettledOrThrow } from '../../common/concurrency/all-settled-or-throw.js';
import { Events } from '../../common/events/events.js';
import { Outbox } from '../../common/queue/outbox.js';
import { Messenger, type Param, type Params } from '../notifications/notifications.public.js';
import { ContactReadModel, personParam } from '../users/users.public.js';
import { AcceptedWorkReadModel } from './accepted-work.read-model.js';
import type { InstantJobTerms, LockedInstantJob } from './instant-job.repository.js';
import type { DequeuedNotice, HireNotice } from './hire-notice.repository.js';
import type { RequestOf } from './job-request.repository.js';
import { sendHireNoticesTask } from './tasks/send-hire-notices.task.js';

/** The fields of a job that messages use. */
type TitledJob = Pick<LockedInstantJob, 'id' | 'employerId' | 'title'>;

/** Returns the page of a request for its worker. */
export const requestPage = (id: string): string => `/instant-requests?request=${id}`;
const jobPage = (id: string): string => `/instant-requests?tab=post&job=${id}`;

/**
 * Notifies workers and employers of changes to instant jobs: open pages in the same transaction, messages about offers
 * and answers in a task.
 */
@Injectable()
export class InstantHireNotifier {
  constructor(
    private readonly messenger: Messenger,
    private readonly events: Events,
    private readonly contacts: ContactReadModel,
    private readonly work: AcceptedWorkReadModel,
    private readonly outbox: Outbox,
  ) {}

  /** Updates the open pages of these workers at once, and queues the notices to them and to the employer. */
  async queueNotices(
    tx: EntityManager,
    jobId: string,
    requests: readonly Pick<RequestOf, 'workerId'>[],
  ): Promise<void> {
    if (requests.length === 0) return;
    await allSettledOrThrow([
      this.publishRequests(tx, requests),
      this.outbox.add(tx, sendHireNoticesTask, { instantJobId: jobId }),
    ]);
  }

  /** Notifies at most 200 workers of an offer, a released opening or a filled job. */
  async notifyWorkers(
    tx: EntityManager,
    job: InstantJobTerms,
    requests: readonly RequestOf[],
    notice: Exclude<HireNotice, 'accepted'>,
  ): Promise<void> {
    const recipients = requests.map(({ id, workerId }) => ({
      recipientId: workerId,
      link: requestPage(id),
      subjectId: id,
    }));
    await this.messenger.sendToMany(tx, recipients, {
      text: `instant-hire:notice.${notice}`,
      params: wordsOf(job),
      about: job.employerId,
      ...(job.urgency === 'asap' ? { urgency: 'immediate' } : {}),
    });
    // those of an offer were shown it with the post
    if (notice === 'filled') await this.publishRequests(tx, requests);
  }

  /** Notifies the employer of the accepting worker. */
  async notifyOfAcceptance(
    tx: EntityManager,
    job: InstantJobTerms,
    { id, workerId, message }: Pick<DequeuedNotice, 'id' | 'workerId' | 'message'>,
  ): Promise<void> {
    const other = await this.findName(tx, workerId);
    const { startsAt } = await this.work.getOfRequest(tx, workerId, id);
    await this.messenger.send(tx, job.employerId, {
      text: 'instant-hire:notice.accepted',
      params: {
        title: job.title,
        other,
        starts: startsAt,
        words: message === null ? '' : { key: 'instant-hire:wrote', params: { message } },
      },
      link: jobPage(job.id),
      about: workerId,
      urgency: 'urgent',
      subjectId: id,
    });
  }

  /** Updates the employer's board without a message. */
  async publishDecline(tx: EntityManager, jobId: string, workerId: string): Promise<void> {
    const rows: { employerId: string }[] = await tx.query(
      `SELECT employer_id AS "employerId" FROM instant_jobs WHERE id = $1`,
      [jobId],
    );
    await this.events.publish(
      tx,
      rows.map(({ employerId }) => employerId),
      { topic: 'instant-jobs', subject: jobId },
    );
    await this.publishRequests(tx, [{ workerId }]);
  }

  async notifyOfUndo(tx: EntityManager, job: LockedInstantJob, workerId: string): Promise<void> {
    await this.messenger.send(tx, job.employerId, {
      text: 'instant-hire:notice.undone',
      params: { title: job.title, other: await this.findName(tx, workerId) },
      link: jobPage(job.id),
      about: workerId,
      urgency: 'urgent',
    });
    await this.publishJob(tx, job);
    await this.publishRequests(tx, [{ workerId }]);
  }

  /** Notifies a worker on standby who got the work. */
  async notifyOfPromotion(tx: EntityManager, job: LockedInstantJob, request: RequestOf, startsAt: Date): Promise<void> {
    await this.messenger.send(tx, request.workerId, {
      text: 'instant-hire:notice.promoted',
      params: { ...wordsOf(job), starts: startsAt },
      link: requestPage(request.id),
      about: job.employerId,
      urgency: 'urgent',
      subjectId: request.id,
    });
  }

  /**
   * Publishes the cancellation of a job. The engagements module notifies the workers who had accepted; the other
   * workers' pages only remove the job.
   */
  async publishCancellation(
    tx: EntityManager,
    job: TitledJob,
    requests: readonly Pick<RequestOf, 'workerId'>[],
  ): Promise<void> {
    await this.publishRequests(tx, requests);
    await this.publishJob(tx, job);
  }

  /** Updates the pages of the worker and of the employer after a change of one request. */
  async publishRequest(tx: EntityManager, job: TitledJob, workerId: string): Promise<void> {
    await this.publishJob(tx, job);
    await this.publishRequests(tx, [{ workerId }]);
  }

  /** Notifies the employer of the end of a job that still had openings. */
  async notifyOfExpiry(tx: EntityManager, job: TitledJob & { filled: number; openings: number }): Promise<void> {
    await this.messenger.send(tx, job.employerId, {
      text: `instant-hire:notice.${job.filled === 0 ? 'nobodyCame' : 'fewCame'}`,
      params: { title: job.title, filled: job.filled, openings: job.openings },
      link: jobPage(job.id),
    });
    await this.publishJob(tx, job);
  }

  /** Updates the employer's open pages of the job. */
  publishJob(tx: EntityManager, { id, employerId }: Pick<TitledJob, 'id' | 'employerId'>): Promise<void> {
    return this.events.publish(tx, [employerId], { topic: 'instant-jobs', subject: id });
  }

  /** Updates the open pages of these workers with the state of their requests. */
  publishRequests(tx: EntityManager, requests: readonly Pick<RequestOf, 'workerId'>[]): Promise<void> {
    const workerIds = requests.map(({ workerId }) => workerId);
    return this.events.publish(tx, workerIds, { topic: 'job-requests' });
  }

  private async findName(tx: EntityManager, userId: string): Promise<Param> {
    return personParam((await this.contacts.findByIds([userId], tx)).get(userId), 'worker');
  }
}

const wordsOf = ({ title, company, location }: InstantJobTerms): Params => ({ title, company, location });
