import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ApplicationReason, ApplicationStatus } from '@nukkad/contract/jobs/applications';
import { DataSource } from 'typeorm';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';
import { SEEKERS_PAGE } from './application-links.js';

interface AnswerRow {
  title: string;
  company: string;
  status: ApplicationStatus;
  reason: ApplicationReason | null;
  employer_message: string | null;
}

/**
 * Composes the message to a seeker about the decision on an application, with its reason if there is one; `subjectId`
 * is the step. Returns no message for an application that has moved on since.
 */
@Injectable()
@ComposesMessage('jobs:notice.shortlisted', 'jobs:notice.hired', 'jobs:notice.rejected', 'jobs:notice.closed')
export class ApplicationAnswerComposer implements MessageComposer {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compose({ subjectId }: Delivery): Promise<Composed | null> {
    const rows: AnswerRow[] = await this.dataSource.query(
      `SELECT j.title, j.company, a.status, a.reason, a.employer_message
       FROM application_events e JOIN applications a ON a.id = e.application_id AND a.status = e.status
       JOIN jobs j ON j.id = a.job_id WHERE e.id = $1`,
      [subjectId],
    );
    const answer = rows[0];
    if (!answer) return null;
    const { title, company, reason, employer_message: message } = answer;
    return {
      text: `jobs:notice.${reason === 'no_answer' ? 'closed' : answer.status}`,
      params: { title, company },
      paragraphs: [
        ...(reason && reason !== 'no_answer' ? [{ key: `jobs:reason.${reason}` }] : []),
        ...(message ? [{ key: 'jobs:employerWrote', params: { message } }] : []),
      ],
      links: [SEEKERS_PAGE],
    };
  }
}
