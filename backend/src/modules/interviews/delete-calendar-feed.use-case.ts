import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { CalendarFeedEntity } from './entities/calendar-feed.entity.js';

/** Revokes a person's calendar address. */
@Injectable()
export class DeleteCalendarFeedUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  async execute(userId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.delete(CalendarFeedEntity, { userId });
      await this.events.publish(tx, [userId], { topic: 'calendar-feed' });
    });
  }
}
