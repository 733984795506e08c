import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';
import { ContestListReadModel } from '../payments/payments.public.js';

/** The staff are asked to decide about contested hours; `subjectId` is the contest. Not of one that waits for them no more. */
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
