import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ANSWER_CLOSE_DAYS, ANSWER_REMIND_DAYS } from '@nukkad/contract/limits';
import { DataSource } from 'typeorm';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';
import { AWAITS_ANSWER } from './application-answer.js';
import { employersPage } from './application-links.js';

/**
 * Composes the reminder to an employer about the unanswered applications to a job, while there are any; `subjectId` is
 * the job.
 */
@Injectable()
@ComposesMessage('jobs:notice.waiting')
export class WaitingApplicationsComposer implements MessageComposer {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compose({ subjectId }: Delivery): Promise<Composed | null> {
    const rows: { id: string; title: string; waiting: number }[] = await this.dataSource.query(
      `SELECT j.id, j.title, count(*)::int AS waiting FROM jobs j JOIN applications a ON a.job_id = j.id
       WHERE j.id = $1 AND ${AWAITS_ANSWER} AND a.reminded_at IS NOT NULL GROUP BY j.id`,
      [subjectId],
    );
    const job = rows[0];
    if (!job) return null;
    const { id, title, waiting: count } = job;
    return {
      params: { title, count, days: ANSWER_REMIND_DAYS, last: ANSWER_CLOSE_DAYS },
      links: [employersPage(id)],
    };
  }
}
