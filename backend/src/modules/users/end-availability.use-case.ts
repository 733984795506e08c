import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import type { TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { WorkerAvailabilityRepository } from './worker-availability.repository.js';

const BATCH = 200;

/** Switches off expired availability, and updates the open pages of the account. */
@Injectable()
@HandlesTask('users.end-availability')
export class EndAvailability {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly availabilities: WorkerAvailabilityRepository,
  ) {}

  /** Does nothing when it was switched off or on again meanwhile. */
  async execute({ userId }: TaskPayloads['users.end-availability']): Promise<void> {
    await this.transactions.run(async (tx) => {
      if (await this.availabilities.end(tx, userId)) await this.events.publish(tx, [userId], { topic: 'user' });
    });
  }

  /** Ends availabilities that no task has ended; returns their number. */
  async sweep(): Promise<number> {
    let count = 0;
    for (let seen = BATCH; seen === BATCH; count += seen) {
      seen = await this.transactions.run(async (tx) => {
        const ended = await this.availabilities.endOverdue(tx, BATCH);
        await this.events.publish(tx, ended, { topic: 'user' });
        return ended.length;
      });
    }
    return count;
  }

  /** Deletes the positions of workers who have not been available for 30 days; returns their number. */
  async deletePositions(): Promise<number> {
    let count = 0;
    for (let seen = BATCH; seen === BATCH; count += seen) {
      seen = await this.transactions.run((tx) => this.availabilities.deletePositions(tx, BATCH));
    }
    return count;
  }
}
