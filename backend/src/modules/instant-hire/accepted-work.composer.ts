import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';

/**
 * Composes the messages to the two sides about an accepting worker, and about a released opening, while the work is
 * still ahead: a text may have waited for the end of quiet hours. `subjectId` is the request; a message of the previous
 * release has none.
 */
@Injectable()
@ComposesMessage('instant-hire:notice.accepted', 'instant-hire:notice.promoted')
export class AcceptedWorkComposer implements MessageComposer {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compose({ subjectId }: Delivery): Promise<Composed | null> {
    if (subjectId === null) return {};
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM job_requests r JOIN engagements e ON e.instant_job_id = r.instant_job_id AND e.worker_id = r.worker_id
       WHERE r.id = $1 AND e.status IN ('booked', 'started') LIMIT 1`,
      [subjectId],
    );
    return rows.length > 0 ? {} : null;
  }
}
