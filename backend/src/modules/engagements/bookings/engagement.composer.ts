import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../../notifications/notifications.public.js';
import { textOf } from '../records/engagement-notifier.js';

/** SQL: whether a message about the engagement `e` still asks its reader for an action. */
const STANDS: Readonly<Record<string, string>> = {
  [textOf('reminder')]: `e.status = 'booked' AND e.starts_at > clock_timestamp()`,
  [textOf('startClaimed')]: `e.claim_phase = 'start'`,
  [textOf('endClaimed')]: `e.claim_phase = 'end'`,
};

/**
 * Composes reminders and claims to confirm; `subjectId` is the engagement. Returns no message for an engagement that
 * has advanced since.
 */
@Injectable()
@ComposesMessage(textOf('reminder'), textOf('startClaimed'), textOf('endClaimed'))
export class EngagementComposer implements MessageComposer {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compose({ text, subjectId }: Delivery): Promise<Composed | null> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM engagements e WHERE e.id = $1 AND ${STANDS[text] ?? 'false'}`,
      [subjectId],
    );
    return rows.length > 0 ? {} : null;
  }
}
