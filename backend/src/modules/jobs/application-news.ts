import { Injectable } from '@nestjs/common';
import type { ApplicationReason, ApplicationStatus } from '@nukkad/domain/applications';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { Outbox } from '../../common/queue/outbox.js';
import { ContactReadModel } from '../users/users.public.js';
import { type Notice, Notifications } from '../notifications/notifications.public.js';
import type { TakenStep } from './application.repository.js';
import { TELL_EMPLOYER } from './tasks/tell-employer.task.js';
import { TELL_SEEKER } from './tasks/tell-seeker.task.js';

interface Subject {
  id: string;
  jobId: string;
  seekerId: string;
  employerId: string;
  title: string;
  company: string;
  status: ApplicationStatus;
  reason: ApplicationReason | null;
}

const SEEKERS_PAGE = '/?section=applications';

/** Where an employer finds an application. */
const manage = (jobId: string, applicationId?: string): string =>
  `/employer/jobs/${jobId}${applicationId ? `?application=${applicationId}` : ''}`;

/** The words for a seeker whose application came to this status; null for what is no news. */
function wordsOf({ status, reason }: Subject): string | null {
  if (status === 'shortlisted' || status === 'hired') return `jobs:notice.${status}`;
  if (status !== 'rejected') return null;
  return reason === 'no_answer' ? 'jobs:notice.closed' : 'jobs:notice.rejected';
}

/** Tells the two sides of an application what happened to it, in the transaction in which it happens. */
@Injectable()
export class ApplicationNews {
  constructor(
    private readonly events: Events,
    private readonly notifications: Notifications,
    private readonly outbox: Outbox,
    private readonly contacts: ContactReadModel,
  ) {}

  /** A new application: the employer is told on the page, in the list and by mail. */
  async arrived(tx: EntityManager, applicationId: string): Promise<void> {
    const [subject] = await this.subjects(tx, [applicationId]);
    if (!subject) return;
    const applicant = (await this.contacts.byIds([subject.seekerId], tx)).get(subject.seekerId)?.name ?? '';
    await this.moved(tx, subject);
    await this.notifications.add(tx, subject.employerId, {
      text: 'jobs:notice.newApplication',
      params: { title: subject.title, applicant },
      link: manage(subject.jobId, subject.id),
      about: subject.seekerId,
    });
    await this.outbox.add(tx, TELL_EMPLOYER, { applicationId });
  }

  /** Steps that applications took: both sides' pages show them; a seeker with an answer is told it, also by mail. */
  async stepped(tx: EntityManager, steps: readonly TakenStep[]): Promise<void> {
    const subjects = await this.subjects(
      tx,
      steps.map(({ applicationId }) => applicationId),
    );
    const eventIds = new Map(steps.map(({ applicationId, eventId }) => [applicationId, eventId]));
    for (const subject of subjects) {
      await this.moved(tx, subject);
      const text = wordsOf(subject);
      if (text === null) continue;
      await this.notifications.add(tx, subject.seekerId, this.noticeOf(subject, text));
      await this.outbox.add(tx, TELL_SEEKER, { stepId: eventIds.get(subject.id)! });
    }
  }

  /** The employer wrote without moving the application. */
  async wrote(tx: EntityManager, applicationId: string): Promise<void> {
    const [subject] = await this.subjects(tx, [applicationId]);
    if (!subject) return;
    await this.changed(tx, subject);
    await this.notifications.add(tx, subject.seekerId, this.noticeOf(subject, 'jobs:notice.wrote'));
  }

  /** Applications to a job wait for an answer: its employer is told. */
  async waiting(tx: EntityManager, jobId: string, count: number): Promise<void> {
    const rows: { employer_id: string; title: string }[] = await tx.query(
      `SELECT employer_id, title FROM jobs WHERE id = $1`,
      [jobId],
    );
    const job = rows[0];
    if (!job) return;
    await this.notifications.add(tx, job.employer_id, {
      text: 'jobs:notice.waiting',
      params: { title: job.title, number: count },
      link: manage(jobId),
    });
  }

  private noticeOf({ title, company, employerId }: Subject, text: string): Notice {
    return { text, params: { title, company }, link: SEEKERS_PAGE, about: employerId };
  }

  /** The application stands at another step: the employer counts it there, and lists it there. */
  private async moved(tx: EntityManager, subject: Subject): Promise<void> {
    await this.changed(tx, subject);
    await this.events.publish(tx, [subject.employerId], { topic: 'received-applications', subject: subject.jobId });
  }

  private changed(tx: EntityManager, { id, seekerId, employerId }: Subject): Promise<void> {
    return this.events.publish(tx, [seekerId, employerId], { topic: 'applications', subject: id });
  }

  private subjects(tx: EntityManager, ids: readonly string[]): Promise<Subject[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return tx.query(
      `SELECT a.id, a.job_id AS "jobId", a.seeker_id AS "seekerId", j.employer_id AS "employerId", j.title, j.company,
              a.status, a.reason
       FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.id = ANY ($1::uuid[]) ORDER BY a.id`,
      [ids],
    );
  }
}
