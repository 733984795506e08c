import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../../notifications/notifications.public.js';

/**
 * Composes the mail that asks the staff to decide an appeal against a breach; `subjectId` is the appeal. Returns no
 * message for a decided appeal.
 */
@Injectable()
@ComposesMessage('engagements:appealed')
export class BreachAppealComposer implements MessageComposer {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compose({ subjectId }: Delivery): Promise<Composed | null> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM engagement_appeals WHERE id = $1 AND status = 'open'`,
      [subjectId],
    );
    return rows.length > 0 ? {} : null;
  }
}
