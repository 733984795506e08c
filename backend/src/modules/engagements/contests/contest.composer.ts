import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../../notifications/notifications.public.js';
import { ContestListReadModel } from '../../payments/payments.public.js';

/**
 * Composes the mail that asks the staff to decide contested hours; `subjectId` is the contest. Returns no message for a
 * contest that no longer waits for them.
 */
@Injectable()
@ComposesMessage('engagements:contestToDecide')
export class ContestComposer implements MessageComposer {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contests: ContestListReadModel,
  ) {}

  async compose({ subjectId }: Delivery): Promise<Composed | null> {
    const contest = subjectId === null ? null : await this.contests.findContest(this.dataSource.manager, subjectId);
    return contest?.isToDecide ? {} : null;
  }
}
