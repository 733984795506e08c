import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { type Message, Messenger, type Params } from '../notifications/notifications.public.js';
import { ContactReadModel } from '../users/users.public.js';
import type { LockedInstantJob } from './instant-job.repository.js';
import type { RequestOf } from './job-request.repository.js';

/** What messages say about a job. */
type TitledJob = Pick<LockedInstantJob, 'id' | 'employerId' | 'title'>;
type ToldJob = TitledJob & Pick<LockedInstantJob, 'company' | 'location' | 'urgency'>;

const requestPage = (id: string): string => `/instant-requests?request=${id}`;
const jobPage = (id: string): string => `/instant-requests?tab=post&job=${id}`;

/** Messages that one call of the messenger takes. */
const RECIPIENTS = 200;

/** Tells workers and employers what happens to instant jobs, in the transaction in which it happens. */
@Injectable()
export class HireNews {
  constructor(
    private readonly messenger: Messenger,
    private readonly events: Events,
    private readonly contacts: ContactReadModel,
  ) {}

  /** Work is offered to these workers. */
  requested(tx: EntityManager, job: ToldJob, requests: readonly RequestOf[]): Promise<void> {
    return this.offer(tx, job, requests, 'instant-hire:notice.request');
  }

  /** An opening is free again for workers who were too late. */
  reopened(tx: EntityManager, job: ToldJob, requests: readonly RequestOf[]): Promise<void> {
    return this.offer(tx, job, requests, 'instant-hire:notice.reopened');
  }

  /** Others were quicker. */
  async filled(tx: EntityManager, job: ToldJob, requests: readonly RequestOf[]): Promise<void> {
    await this.tellWorkers(tx, job, requests, { text: 'instant-hire:notice.filled' });
  }

  async accepted(
    tx: EntityManager,
    job: LockedInstantJob,
    workerId: string,
    { startsAt, message }: { startsAt: Date; message: string | null },
  ): Promise<void> {
    const other = await this.nameOf(tx, workerId);
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
    });
    await this.changed(tx, job);
    await this.requestsChanged(tx, [workerId]);
  }

  /** The employer's board shows it; nobody is bothered with a message for it. */
  async declined(tx: EntityManager, jobId: string, workerId: string): Promise<void> {
    const rows: { employerId: string }[] = await tx.query(
      `SELECT employer_id AS "employerId" FROM instant_jobs WHERE id = $1`,
      [jobId],
    );
    await this.events.publish(
      tx,
      rows.map(({ employerId }) => employerId),
      { topic: 'instant-jobs', subject: jobId },
    );
    await this.requestsChanged(tx, [workerId]);
  }

  async undone(tx: EntityManager, job: LockedInstantJob, workerId: string): Promise<void> {
    await this.messenger.send(tx, job.employerId, {
      text: 'instant-hire:notice.undone',
      params: { title: job.title, other: await this.nameOf(tx, workerId) },
      link: jobPage(job.id),
      about: workerId,
      urgency: 'urgent',
    });
    await this.changed(tx, job);
    await this.requestsChanged(tx, [workerId]);
  }

  /** Somebody who stood by has the work now, and both sides hear of it. */
  async promoted(tx: EntityManager, job: LockedInstantJob, request: RequestOf, startsAt: Date): Promise<void> {
    await this.messenger.send(tx, request.workerId, {
      text: 'instant-hire:notice.promoted',
      params: { ...wordsOf(job), starts: startsAt },
      link: requestPage(request.id),
      about: job.employerId,
      urgency: 'urgent',
    });
    await this.accepted(tx, job, request.workerId, { startsAt, message: null });
  }

  /** The job is called off. Engagements tell those who had accepted; the others need only see it go. */
  async jobCancelled(tx: EntityManager, job: TitledJob, workerIds: readonly string[]): Promise<void> {
    await this.requestsChanged(tx, workerIds);
    await this.changed(tx, job);
  }

  /** One request stands otherwise: its worker and the employer see it. */
  async requestChanged(tx: EntityManager, job: TitledJob, workerId: string): Promise<void> {
    await this.changed(tx, job);
    await this.requestsChanged(tx, [workerId]);
  }

  /** The time of a job that still had openings is over. */
  async jobExpired(tx: EntityManager, job: TitledJob & { filled: number; openings: number }): Promise<void> {
    await this.messenger.send(tx, job.employerId, {
      text: `instant-hire:notice.${job.filled === 0 ? 'nobodyCame' : 'fewCame'}`,
      params: { title: job.title, filled: job.filled, openings: job.openings },
      link: jobPage(job.id),
    });
    await this.changed(tx, job);
  }

  requestsExpired(tx: EntityManager, requests: readonly RequestOf[]): Promise<void> {
    return this.requestsChanged(
      tx,
      requests.map(({ workerId }) => workerId),
    );
  }

  /** The employer's open pages show how the job stands. */
  changed(tx: EntityManager, { id, employerId }: Pick<TitledJob, 'id' | 'employerId'>): Promise<void> {
    return this.events.publish(tx, [employerId], { topic: 'instant-jobs', subject: id });
  }

  private requestsChanged(tx: EntityManager, workerIds: readonly string[]): Promise<void> {
    return this.events.publish(tx, workerIds, { topic: 'job-requests' });
  }

  private offer(tx: EntityManager, job: ToldJob, requests: readonly RequestOf[], text: string): Promise<void> {
    return this.tellWorkers(tx, job, requests, { text, urgency: job.urgency === 'asap' ? 'immediate' : 'normal' });
  }

  private async tellWorkers(
    tx: EntityManager,
    job: ToldJob,
    requests: readonly RequestOf[],
    message: Pick<Message, 'text' | 'urgency' | 'params'>,
  ): Promise<void> {
    const params: Params = { ...wordsOf(job), ...message.params };
    for (let from = 0; from < requests.length; from += RECIPIENTS) {
      const recipients = requests
        .slice(from, from + RECIPIENTS)
        .map(({ id, workerId }) => ({ recipientId: workerId, link: requestPage(id), subjectId: id }));
      await this.messenger.sendToMany(tx, recipients, { ...message, params, about: job.employerId });
    }
    await this.requestsChanged(
      tx,
      requests.map(({ workerId }) => workerId),
    );
  }

  private async nameOf(tx: EntityManager, userId: string): Promise<string> {
    return (await this.contacts.byIds([userId], tx)).get(userId)?.name ?? '';
  }
}

const wordsOf = ({ title, company, location }: ToldJob): Params => ({ title, company, location });
