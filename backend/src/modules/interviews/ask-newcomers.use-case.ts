import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { Outbox } from '../../common/queue/outbox.js';
import { BroadcastRepository } from './broadcast.repository.js';
import { SPREAD_BROADCAST } from './tasks/tell-about-interview.task.js';

/** How far back a round looks for new jobs: further than rounds are apart, so that a missed one is made up for. */
const POSTED_MINUTES = 15;
const BATCH = 1000;

/** Broadcasts that wait are put to employers who posted a fitting job after they were made. */
@Injectable()
export class AskNewcomersUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly broadcasts: BroadcastRepository,
    private readonly outbox: Outbox,
  ) {}

  /** How many broadcasts were put to somebody. */
  execute(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const ids = await this.broadcasts.askNewcomers(tx, POSTED_MINUTES, BATCH);
      for (const requestId of ids) await this.outbox.add(tx, SPREAD_BROADCAST, { requestId });
      return ids.length;
    });
  }
}
