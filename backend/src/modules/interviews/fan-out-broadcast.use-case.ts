import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import type { TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { BroadcastRepository } from './broadcast.repository.js';
import { InterviewNotifier } from './interview-notifier.js';

/** Fans out a broadcast: one message for each asked employer who was not notified yet. */
@Injectable()
@HandlesTask('interviews.fan-out-broadcast')
export class FanOutBroadcastUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly broadcasts: BroadcastRepository,
    private readonly notifier: InterviewNotifier,
  ) {}

  /** Idempotent; does nothing when the request is decided or deleted. */
  async execute({ requestId }: TaskPayloads['interviews.fan-out-broadcast']): Promise<void> {
    await this.transactions.run(async (tx) => {
      const employers = await this.broadcasts.claimUnnotified(tx, requestId);
      for (const employerId of employers) await this.notifier.asked(tx, requestId, employerId);
    });
  }
}
