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
 * Composes the mail that asks the staff to decide about times; `subjectId` is the correction. Returns no message for a
 * correction that no longer waits for them.
 */
@Injectable()
@ComposesMessage('engagements:timesToDecide')
export class TimeCorrectionComposer implements MessageComposer {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compose({ subjectId }: Delivery): Promise<Composed | null> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM time_corrections WHERE id = $1 AND (status IN ('contested', 'appealed') OR (status = 'proposed' AND staff_asked_at IS NOT NULL))`,
      [subjectId],
    );
    return rows.length > 0 ? {} : null;
  }
}
