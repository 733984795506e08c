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
 * Composes the mail that asks the staff to decide a pay case; `subjectId` is the case. Returns no message for a case
 * that no longer waits for them.
 */
@Injectable()
@ComposesMessage('engagements:payCaseToDecide')
export class PayCaseComposer implements MessageComposer {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compose({ subjectId }: Delivery): Promise<Composed | null> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM pay_cases WHERE id = $1 AND status IN ('answered', 'appealed')`,
      [subjectId],
    );
    return rows.length > 0 ? {} : null;
  }
}
