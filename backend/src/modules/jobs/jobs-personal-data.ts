import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { FileStorage } from '../../common/storage/file-storage.js';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';
import { ApplicationNews } from './application-news.js';
import { ApplicationRepository } from './application.repository.js';
import { applicationSourcesOf } from './application.state.js';
import { jobSourcesOf } from './job.state.js';

/** What stands in the place of words that were erased. */
const GONE = `'—'`;
const OWN_JOBS = `t.job_id IN (SELECT j.id FROM jobs j WHERE j.employer_id = $1)`;

/** Jobs, applications and resumes. A job and an application stay as the other side's history, without words. */
@Injectable()
@HoldsPersonalData()
export class JobsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'applications',
      about: 't.seeker_id = $1',
      shown: { as: 'applications', without: ['note'] }, // the employer's own
      erased: { set: `cover_message = '', employer_message = NULL, note = '', resume_file_id = NULL` },
    },
    {
      table: 'applications',
      about: OWN_JOBS,
      shown: { as: 'applicationsReceived', without: ['cover_message', 'resume_file_id', 'seeker_id'] },
      erased: { set: `employer_message = NULL, note = ''` },
    },
    {
      table: 'application_events',
      about: 't.application_id IN (SELECT a.id FROM applications a WHERE a.seeker_id = $1)',
      shown: { as: 'applicationSteps', without: [] },
      erased: 'stays',
    },
    { table: 'job_views', about: 't.seeker_id = $1', shown: { as: 'jobViews', without: [] }, erased: 'delete' },
    {
      table: 'jobs',
      about: 't.employer_id = $1',
      shown: { as: 'jobs', without: [] },
      erased: {
        set: `title = ${GONE}, company = ${GONE}, description = '', location = '', location_status = 'unresolved',
          point = NULL, required_skills = '{}', skill_ids = '{}', occupation_ids = '{}'`,
      },
    },
    {
      table: 'employer_answers',
      about: 't.employer_id = $1',
      shown: { as: 'employerAnswers', without: [] },
      erased: 'delete',
    },
    {
      table: 'files',
      about: 't.owner_id = $1',
      shown: { as: 'files', without: ['storage_key', 'sha256'] },
      erased: 'stays', // its rows go together with their files
    },
  ];

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly applications: ApplicationRepository,
    private readonly news: ApplicationNews,
  ) {}

  /** Jobs close, applications are withdrawn. */
  async leave(tx: EntityManager, userId: string): Promise<void> {
    await tx.query(
      `UPDATE jobs SET status = 'closed', updated_at = clock_timestamp() WHERE employer_id = $1 AND status = ANY ($2)`,
      [userId, jobSourcesOf('closed').filter((status) => status !== 'closed')],
    );
    const rows: { id: string }[] = await tx.query(
      `SELECT id FROM applications WHERE seeker_id = $1 AND status = ANY ($2)`,
      [userId, applicationSourcesOf('seeker', 'withdrawn').filter((status) => status !== 'withdrawn')],
    );
    for (const { id } of rows) {
      const move = await this.applications.move(tx, userId, id, 'seeker', 'withdrawn');
      if (move.outcome === 'moved') await this.news.stepped(tx, [{ applicationId: id, eventId: move.eventId }]);
    }
  }

  /** First the content, then the row: a crash between them leaves a row that is found again. */
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
