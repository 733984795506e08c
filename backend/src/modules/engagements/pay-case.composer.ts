import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';

/** The staff are asked to decide a case about money; `subjectId` is the case. Not of one that waits for them no more. */
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
