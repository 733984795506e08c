import { Injectable } from '@nestjs/common';
import type { ApplicationReason, ApplicationStatus } from '@nukkad/contract/jobs/applications';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { ContactReadModel, personParam } from '../users/users.public.js';
import { type Message, Messenger } from '../notifications/notifications.public.js';
import { employersPage, SEEKERS_PAGE } from './application-links.js';
import type { BulkTransition } from './application.repository.js';

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

/** Returns the text for a seeker about this status of an application; null for statuses that send no notice. */
function wordsOf({ status, reason }: Subject): string | null {
  if (status === 'shortlisted' || status === 'hired') return `jobs:notice.${status}`;
  if (status !== 'rejected') return null;
  return reason === 'no_answer' ? 'jobs:notice.closed' : 'jobs:notice.rejected';
}

/** Notifies the two sides of changes to an application, in the transaction of the change. */
@Injectable()
export class ApplicationNotifier {
  constructor(
    private readonly events: Events,
    private readonly messenger: Messenger,
    private readonly contacts: ContactReadModel,
  ) {}

  /** Notifies the employer of a new application, and updates the pages of both sides. */
  async notifyEmployerOfApplication(tx: EntityManager, applicationId: string): Promise<void> {
    const [subject] = await this.listSubjects(tx, [applicationId]);
    if (!subject) return;
    const applicant = (await this.contacts.findByIds([subject.seekerId], tx)).get(subject.seekerId);
    await this.moved(tx, subject);
    await this.messenger.send(tx, subject.employerId, {
      text: 'jobs:notice.newApplication',
      params: { title: subject.title, applicant: personParam(applicant, 'applicant') },
      link: employersPage(subject.jobId, subject.id),
      about: subject.seekerId,
      subjectId: applicationId,
    });
  }

  /** Publishes steps of applications: updates the pages of both sides, and notifies seekers who got an answer. */
  async notifySeekersOfSteps(tx: EntityManager, steps: readonly BulkTransition[]): Promise<void> {
    const subjects = await this.listSubjects(
      tx,
      steps.map(({ applicationId }) => applicationId),
    );
    const eventIds = new Map(steps.map(({ applicationId, eventId }) => [applicationId, eventId]));
    for (const subject of subjects) {
      await this.moved(tx, subject);
      const text = wordsOf(subject);
      if (text === null) continue;
      const subjectId = eventIds.get(subject.id)!;
      await this.messenger.send(tx, subject.seekerId, { ...this.buildMessage(subject, text), subjectId });
    }
  }

  /** Notifies the seeker of a message that does not move the application. */
  async notifySeekerOfMessage(tx: EntityManager, applicationId: string): Promise<void> {
    const [subject] = await this.listSubjects(tx, [applicationId]);
    if (!subject) return;
    await this.changed(tx, subject);
    await this.messenger.send(tx, subject.seekerId, this.buildMessage(subject, 'jobs:notice.wrote'));
  }

  /** Reminds the employer of a job of applications that wait for an answer. */
  async remindEmployer(tx: EntityManager, jobId: string, count: number): Promise<void> {
    const rows: { employer_id: string; title: string }[] = await tx.query(
      `SELECT employer_id, title FROM jobs WHERE id = $1`,
      [jobId],
    );
    const job = rows[0];
    if (!job) return;
    await this.messenger.send(tx, job.employer_id, {
      text: 'jobs:notice.waiting',
      params: { title: job.title, number: count },
      link: employersPage(jobId),
      subjectId: jobId,
    });
  }

  private buildMessage({ title, company, employerId }: Subject, text: string): Message {
    return { text, params: { title, company }, link: SEEKERS_PAGE, about: employerId };
  }

  /** Publishes the new step of an application: the employer's counts and lists change. */
  private async moved(tx: EntityManager, subject: Subject): Promise<void> {
    await this.changed(tx, subject);
    await this.events.publish(tx, [subject.employerId], { topic: 'received-applications', subject: subject.jobId });
  }

  private changed(tx: EntityManager, { id, seekerId, employerId }: Subject): Promise<void> {
    return this.events.publish(tx, [seekerId, employerId], { topic: 'applications', subject: id });
  }

  private listSubjects(tx: EntityManager, ids: readonly string[]): Promise<Subject[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return tx.query(
      `SELECT a.id, a.job_id AS "jobId", a.seeker_id AS "seekerId", j.employer_id AS "employerId", j.title, j.company,
              a.status, a.reason
       FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.id = ANY ($1::uuid[]) ORDER BY a.id`,
      [ids],
    );
  }
}
