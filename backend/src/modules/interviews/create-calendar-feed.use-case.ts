import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';

/** Creates a calendar address for a person and disables an earlier one. */
@Injectable()
export class CreateCalendarFeedUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  async execute(userId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.query(
        `INSERT INTO calendar_feeds (user_id, feed_id) VALUES ($1, gen_random_uuid())
         ON CONFLICT (user_id) DO UPDATE SET feed_id = EXCLUDED.feed_id`,
        [userId],
      );
      await this.events.publish(tx, [userId], { topic: 'calendar-feed' });
    });
  }
}
