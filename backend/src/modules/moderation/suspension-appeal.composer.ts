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
 * Composes the mail that asks the staff to decide an appeal; `subjectId` is the suspension. Returns no message for a
 * decided or lifted one.
 */
@Injectable()
@ComposesMessage('moderation:appealed')
export class SuspensionAppealComposer implements MessageComposer {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compose({ subjectId }: Delivery): Promise<Composed | null> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM suspensions WHERE id = $1 AND appeal_state = 'open'`,
      [subjectId],
    );
    return rows.length > 0 ? {} : null;
  }
}
