import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { JoiningRefusal } from '@nukkad/contract/accounts/account';
import { applicationSourcesOf } from '@nukkad/contract/jobs/application-transitions';
import { jobSourcesOf } from '@nukkad/contract/jobs/job-transitions';
import { DataSource, type EntityManager } from 'typeorm';
import { FileStorage } from '../../common/storage/file-storage.js';
import {
  type AccountsToJoin,
  HoldsPersonalData,
  type PersonalData,
  type PersonalTable,
} from '../users/users.public.js';
import { ApplicationNotifier } from './application-notifier.js';
import { ApplicationRepository } from './application.repository.js';

/** Replacement for erased texts. */
const GONE = `'—'`;
/** Statuses from which the seeker may still withdraw an application. */
const UNDER_WAY = applicationSourcesOf('seeker', 'withdrawn').filter((status) => status !== 'withdrawn');
const OWN_JOBS = `t.job_id IN (SELECT j.id FROM jobs j WHERE j.employer_id = $1)`;

/** Jobs, applications and resumes. A job and an application remain as the other side's history, without texts. */
@Injectable()
@HoldsPersonalData()
export class JobsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'applications',
      about: 't.seeker_id = $1',
      shown: { as: 'applications', without: ['note'] }, // the employer's own
      erased: { set: `cover_message = '', employer_message = NULL, note = '', resume_file_id = NULL` },
      joined: {
        set: 'seeker_id = $2',
        unless: `EXISTS (SELECT FROM applications own WHERE own.seeker_id = $2 AND own.job_id = t.job_id)`,
      },
    },
    {
      table: 'applications',
      about: OWN_JOBS,
      shown: { as: 'applicationsReceived', without: ['cover_message', 'resume_file_id', 'seeker_id'] },
      erased: { set: `employer_message = NULL, note = ''` },
      joined: { refused: 'employer' },
    },
    {
      table: 'application_events',
      about: 't.application_id IN (SELECT a.id FROM applications a WHERE a.seeker_id = $1)',
      shown: { as: 'applicationSteps', without: [] },
      erased: 'stays',
      joined: 'stays',
    },
    {
      table: 'job_views',
      about: 't.seeker_id = $1',
      shown: { as: 'jobViews', without: [] },
      erased: 'delete',
      joined: {
        set: 'seeker_id = $2',
        unless: `EXISTS (SELECT FROM job_views own WHERE own.seeker_id = $2 AND own.job_id = t.job_id AND own.day = t.day)`,
      },
    },
    {
      table: 'jobs',
      about: 't.employer_id = $1',
      shown: { as: 'jobs', without: [] },
      erased: {
        set: `title = ${GONE}, company = ${GONE}, description = '', location = '', location_status = 'unresolved',
          city_id = NULL, point = NULL, required_skills = '{}', skill_ids = '{}', occupation_ids = '{}',
          suggested_occupation_ids = '{}', condition_ids = '{}'`,
      },
      joined: { refused: 'employer' },
    },
    {
      table: 'employer_answers',
      about: 't.employer_id = $1',
      shown: { as: 'employerAnswers', without: [] },
      erased: 'delete',
      joined: { refused: 'employer' },
    },
    {
      table: 'files',
      about: 't.owner_id = $1',
      shown: { as: 'files', without: ['storage_key', 'sha256'] },
      erased: 'stays', // its rows are deleted together with their files
      joined: { set: 'owner_id = $2' },
    },
  ];

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
  ) {}

  /** Jobs close, applications are withdrawn. */
  async onDeletionRequested(tx: EntityManager, userId: string): Promise<void> {
    await tx.query(
      `UPDATE jobs SET status = 'closed', updated_at = clock_timestamp() WHERE employer_id = $1 AND status = ANY ($2)`,
      [userId, jobSourcesOf('closed').filter((status) => status !== 'closed')],
    );
    const rows: { id: string }[] = await tx.query(
      `SELECT id FROM applications WHERE seeker_id = $1 AND status = ANY ($2)`,
      [userId, UNDER_WAY],
    );
    for (const { id } of rows) await this.withdraw(tx, userId, id);
  }

  /**
   * Refuses joining when one account applied to a job of the other. Where both applied to one job, the remaining
   * account's application is retained: joining is refused when it is over while the joined account's application is
   * open, or when the joined account was hired.
   */
  async refusesJoining(tx: EntityManager, { from, into }: AccountsToJoin): Promise<JoiningRefusal | null> {
    const rows: { eachOther: boolean; sameJob: boolean }[] = await tx.query(
      `SELECT EXISTS (SELECT FROM applications a JOIN jobs j ON j.id = a.job_id
           WHERE (a.seeker_id = $1 AND j.employer_id = $2) OR (a.seeker_id = $2 AND j.employer_id = $1)) AS "eachOther",
         EXISTS (SELECT FROM applications theirs JOIN applications own ON own.job_id = theirs.job_id
           WHERE theirs.seeker_id = $1 AND own.seeker_id = $2 AND (theirs.status = 'hired'
             OR (theirs.status = ANY ($3) AND own.status <> ALL ($3) AND own.status <> 'hired'))) AS "sameJob"`,
      [from, into, UNDER_WAY],
    );
    if (rows[0]?.eachOther) return 'eachOther';
    return rows[0]?.sameJob ? 'sameJob' : null;
  }

  /** Withdraws the second application to one job. */
  async beforeJoining(tx: EntityManager, { from, into }: AccountsToJoin): Promise<void> {
    const rows: { id: string }[] = await tx.query(
      `SELECT theirs.id FROM applications theirs JOIN applications own ON own.job_id = theirs.job_id
       WHERE theirs.seeker_id = $1 AND own.seeker_id = $2 AND theirs.status = ANY ($3)`,
      [from, into, UNDER_WAY],
    );
    for (const { id } of rows) await this.withdraw(tx, from, id);
  }

  private async withdraw(tx: EntityManager, userId: string, id: string): Promise<void> {
    const move = await this.applications.move(tx, userId, id, 'seeker', 'withdrawn');
    if (move.outcome === 'moved')
      await this.notifier.notifySeekersOfSteps(tx, [{ applicationId: id, eventId: move.eventId }]);
  }

  /** Deletes the content first, then the row: a crash between them leaves a row that is found again. */
  async removeFiles(userId: string): Promise<void> {
    const rows: { id: string; storage_key: string }[] = await this.dataSource.query(
      `SELECT id, storage_key FROM files WHERE owner_id = $1`,
      [userId],
    );
    for (const row of rows) {
      await this.storage.remove(row.storage_key);
      await this.dataSource.query(`DELETE FROM files WHERE id = $1`, [row.id]);
    }
  }
}
