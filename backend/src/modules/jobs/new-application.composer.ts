import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';
import { ContactReadModel, personParam } from '../users/users.public.js';
import { employersPage } from './application-links.js';

interface NewsRow {
  job_id: string;
  title: string;
  seeker_id: string;
}

/**
 * Composes the message to an employer about a new application; `subjectId` is the application. Returns no message for
 * an application that was withdrawn, seen or answered meanwhile.
 */
@Injectable()
@ComposesMessage('jobs:notice.newApplication')
export class NewApplicationComposer implements MessageComposer {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
  ) {}

  async compose({ subjectId }: Delivery): Promise<Composed | null> {
    const rows: NewsRow[] = await this.dataSource.query(
      `SELECT j.id AS job_id, j.title, a.seeker_id FROM applications a JOIN jobs j ON j.id = a.job_id
       WHERE a.id = $1 AND a.status = 'submitted'`,
      [subjectId],
    );
    const news = rows[0];
    const seeker = news && (await this.contacts.findByIds([news.seeker_id])).get(news.seeker_id);
    if (!news || !seeker || !subjectId) return null;
    const applicant = personParam(seeker, 'applicant');
    return { params: { title: news.title, applicant }, links: [employersPage(news.job_id, subjectId)] };
  }
}
