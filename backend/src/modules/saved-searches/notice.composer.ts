import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { SAVED_SEARCH_MAIL_JOBS } from '@nukkad/contract/matching/saved-search-rules';
import { DataSource } from 'typeorm';
import { IS_OPEN } from '../jobs/jobs.public.js';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
  type Paragraph,
} from '../notifications/notifications.public.js';
import { noticeText } from './notice-text.js';

interface ToldJob {
  title: string;
  company: string;
  location: string;
}

/**
 * Composes the message about new jobs that are still open at delivery and that its reader has not applied to meanwhile;
 * returns no message when none is left. `subjectId` is the notice id that the jobs share.
 */
@Injectable()
@ComposesMessage('saved-searches:notice.one', 'saved-searches:notice.several')
export class NoticeComposer implements MessageComposer {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compose({ subjectId, recipientId }: Delivery): Promise<Composed | null> {
    const jobs: ToldJob[] = await this.dataSource.query(
      `SELECT j.title, j.company, j.location FROM jobs j JOIN (
         SELECT job_id, max(relevance) AS relevance FROM saved_search_matches WHERE notice_id = $1 GROUP BY job_id) told
         ON told.job_id = j.id
       WHERE ${IS_OPEN} AND NOT EXISTS (SELECT FROM applications a WHERE a.job_id = j.id AND a.seeker_id = $2)
       ORDER BY told.relevance DESC, j.created_at DESC, j.id`,
      [subjectId, recipientId],
    );
    const [best] = jobs;
    if (!best) return null;
    const listed = jobs.slice(0, SAVED_SEARCH_MAIL_JOBS);
    const paragraphs: Paragraph[] = [listed.map(({ ...job }) => ({ key: 'saved-searches:notice.job', params: job }))];
    const further = jobs.length - listed.length;
    if (further > 0) paragraphs.push({ key: 'saved-searches:notice.further', params: { number: further } });
    return {
      text: noticeText(jobs.length),
      params: { count: jobs.length, title: best.title, company: best.company },
      paragraphs: jobs.length === 1 ? [] : paragraphs,
    };
  }
}
