import { Injectable } from '@nestjs/common';
import type { ApplicationReason, ApplicationStatus, RejectReason } from '@nukkad/contract/jobs/applications';
import { ANSWER_CLOSE_DAYS, ANSWER_REMIND_DAYS } from '@nukkad/contract/limits';
import {
  type Mover,
  APPLICATION_TRANSITIONS,
  applicationSourcesOf,
} from '@nukkad/contract/jobs/application-transitions';
import type { EntityManager } from 'typeorm';
import { AWAITS_ANSWER } from './application-answer.js';
import { ApplicationEntity } from './entities/application.entity.js';
import { ApplicationEventEntity } from './entities/application-event.entity.js';
import type { Applicant } from './employer-responses.js';

/** Result of a move: done, with the step it made; already there; not allowed; no such application of the employer. */
export type MoveOutcome = { outcome: 'moved'; eventId: string } | { outcome: 'stayed' | 'refused' | 'absent' };

/** A step that several applications made together. */
export interface BulkTransition {
  applicationId: string;
  eventId: string;
}

/** SQL: that the application `a` is `$2`'s to move. */
const OWNED: Record<Mover, string> = {
  employer: `a.job_id IN (SELECT j.id FROM jobs j WHERE j.employer_id = $2)`,
  seeker: `a.seeker_id = $2`,
};

/** Loads and stores applications and their time lines. */
@Injectable()
export class ApplicationRepository {
  /** Inserts a submitted application; null when the seeker applied to this job before. */
  async insert(
    tx: EntityManager,
    seekerId: string,
    application: Pick<ApplicationEntity, 'jobId' | 'coverMessage' | 'resumeFileId'>,
  ): Promise<string | null> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO applications (job_id, seeker_id, cover_message, resume_file_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT ON CONSTRAINT applications_once DO NOTHING RETURNING id`,
      [application.jobId, seekerId, application.coverMessage, application.resumeFileId],
    );
    const id = rows[0]?.id;
    if (id === undefined) return null;
    await tx.insert(ApplicationEventEntity, { applicationId: id, status: 'submitted' });
    return id;
  }

  /**
   * Returns the resume file of an application of this seeker; null when it has none, or when there is no such
   * application.
   */
  async resumeOf(tx: EntityManager, seekerId: string, id: string): Promise<string | null> {
    const application = await tx.findOneBy(ApplicationEntity, { id, seekerId });
    return application?.resumeFileId ?? null;
  }

  exists(tx: EntityManager, seekerId: string, jobId: string): Promise<boolean> {
    return tx.existsBy(ApplicationEntity, { seekerId, jobId });
  }

  /** Moves an application of `ownerId` to `to` and writes its time line, if the state table allows it for `mover`. */
  async move(
    tx: EntityManager,
    ownerId: string,
    id: string,
    mover: Mover,
    to: ApplicationStatus,
    reason: RejectReason | null = null,
  ): Promise<MoveOutcome> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE applications a SET status = $3, reason = $5
       WHERE a.id = $1 AND ${OWNED[mover]} AND a.status = ANY ($4::text[])`,
      [id, ownerId, to, applicationSourcesOf(mover, to).filter((from) => from !== to), reason],
    );
    if (count > 0) {
      const [step] = await this.recordSteps(tx, [id], to);
      return { outcome: 'moved', eventId: step!.eventId };
    }
    const rows: { status: ApplicationStatus }[] = await tx.query(
      `SELECT a.status FROM applications a WHERE a.id = $1 AND ${OWNED[mover]}`,
      [id, ownerId],
    );
    const status = rows[0]?.status;
    if (status === undefined) return { outcome: 'absent' };
    return { outcome: status === to && APPLICATION_TRANSITIONS[mover][status].includes(to) ? 'stayed' : 'refused' };
  }

  /** Sets the employer's message to the applicant. A message counts as an answer. */
  async setMessage(tx: EntityManager, id: string, message: string): Promise<void> {
    await tx.query(
      `UPDATE applications SET employer_message = $2, messaged_at = coalesce(messaged_at, clock_timestamp())
       WHERE id = $1`,
      [id, message],
    );
  }

  /**
   * Removes the employer's message to the applicant; another response, sent at `otherwise`, still counts as an answer.
   */
  async withdrawMessage(tx: EntityManager, id: string, otherwise: Date | null): Promise<void> {
    await tx.query(
      `UPDATE applications SET employer_message = NULL,
         messaged_at = CASE WHEN $2::timestamptz IS NOT NULL THEN greatest(created_at, $2) END
       WHERE id = $1 AND employer_message IS NOT NULL`,
      [id, otherwise],
    );
  }

  /** Returns the applicant and the job of an application. */
  async findApplicant(tx: EntityManager, id: string): Promise<Applicant> {
    const { jobId, seekerId } = await tx.findOneByOrFail(ApplicationEntity, { id });
    return { jobId, seekerId };
  }

  /** Notes that the employer wrote to the applicant; the first time counts. */
  async recordMessage(tx: EntityManager, id: string): Promise<void> {
    await tx.query(`UPDATE applications SET messaged_at = clock_timestamp() WHERE id = $1 AND messaged_at IS NULL`, [
      id,
    ]);
  }

  /**
   * Records a confirmed interview as the employer's answer to the seeker's application to this job; the first answer
   * counts.
   */
  async recordInterview(tx: EntityManager, jobId: string, seekerId: string): Promise<void> {
    await tx.query(
      `UPDATE applications SET messaged_at = clock_timestamp()
       WHERE job_id = $1 AND seeker_id = $2 AND messaged_at IS NULL`,
      [jobId, seekerId],
    );
  }

  /** Sets the employer's private note; returns false when there is no such application to a job of the employer. */
  async setNote(tx: EntityManager, employerId: string, id: string, note: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE applications a SET note = $3 WHERE a.id = $1 AND ${OWNED.employer}`,
      [id, employerId, note],
    );
    return count > 0;
  }

  /** Returns how many of `ids` are applications to this job of the employer. */
  async countOf(tx: EntityManager, employerId: string, jobId: string, ids: readonly string[]): Promise<number> {
    const rows: { count: number }[] = await tx.query(
      `SELECT count(*)::int AS count FROM applications a JOIN jobs j ON j.id = a.job_id
       WHERE j.id = $1 AND j.employer_id = $2 AND a.id = ANY ($3::uuid[])`,
      [jobId, employerId, ids],
    );
    return rows[0]?.count ?? 0;
  }

  /** Rejects the undecided applications among `ids`; returns the steps made. */
  async reject(tx: EntityManager, ids: readonly string[], reason: RejectReason): Promise<BulkTransition[]> {
    const from = applicationSourcesOf('employer', 'rejected').filter((status) => status !== 'rejected');
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE applications SET status = 'rejected', reason = $2 WHERE id IN (
         SELECT id FROM applications WHERE id = ANY ($1::uuid[]) AND status = ANY ($3::text[]) ORDER BY id FOR UPDATE)
       RETURNING id`,
      [ids, reason, from],
    );
    return this.recordSteps(
      tx,
      rows.map(({ id }) => id),
      'rejected',
    );
  }

  /**
   * Marks the applications of up to `limit` jobs as reminded: they have waited long enough but not too long, and had no
   * reminder before. Returns the jobs with their number. The lock of a job gives all of its applications to one of several
   * processes, so that its employer gets one message with their number.
   */
  async remind(
    tx: EntityManager,
    limit: number,
    passedOver: readonly string[] = [],
  ): Promise<{ id: string; count: number }[]> {
    const due = `${AWAITS_ANSWER} AND a.reminded_at IS NULL
      AND a.created_at <= statement_timestamp() - make_interval(days => $1)
      AND a.created_at > statement_timestamp() - make_interval(days => $2)`;
    const rows: { id: string; count: number }[] = await tx.query(
      `WITH due AS (
         SELECT j.id FROM jobs j WHERE j.id IN (
           SELECT a.job_id FROM applications a WHERE ${due} AND a.job_id <> ALL ($4::uuid[])
           ORDER BY a.created_at LIMIT $3)
         ORDER BY j.id FOR NO KEY UPDATE SKIP LOCKED),
       reminded AS (
         UPDATE applications a SET reminded_at = clock_timestamp() FROM due WHERE a.job_id = due.id AND ${due}
         RETURNING a.job_id)
       SELECT job_id AS id, count(*)::int AS count FROM reminded GROUP BY job_id ORDER BY job_id`,
      [ANSWER_REMIND_DAYS, ANSWER_CLOSE_DAYS, limit, passedOver],
    );
    return rows;
  }

  /** Closes up to `limit` applications that waited too long for an answer, except `passedOver`; returns the steps made. */
  async closeUnanswered(
    tx: EntityManager,
    limit: number,
    passedOver: readonly string[] = [],
  ): Promise<BulkTransition[]> {
    const reason: ApplicationReason = 'no_answer';
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE applications SET status = 'rejected', reason = $3 WHERE id IN (
         SELECT a.id FROM applications a
         WHERE ${AWAITS_ANSWER} AND a.created_at <= statement_timestamp() - make_interval(days => $1)
           AND a.id <> ALL ($4::uuid[])
         ORDER BY a.created_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [ANSWER_CLOSE_DAYS, limit, reason, passedOver],
    );
    return this.recordSteps(
      tx,
      rows.map(({ id }) => id),
      'rejected',
    );
  }

  /** Writes a step into the time lines of `ids`. */
  private async recordSteps(
    tx: EntityManager,
    ids: readonly string[],
    status: ApplicationStatus,
  ): Promise<BulkTransition[]> {
    if (ids.length === 0) return [];
    const rows: BulkTransition[] = await tx.query(
      `INSERT INTO application_events (application_id, status) SELECT unnest($1::uuid[]), $2
       RETURNING application_id AS "applicationId", id AS "eventId"`,
      [ids, status],
    );
    return rows;
  }
}
