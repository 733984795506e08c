import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { Outbox } from '../../common/queue/outbox.js';
import type { TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { BroadcastRepository } from './broadcast.repository.js';
import { InterviewChanges } from './interview-changes.js';
import { TELL_INTERVIEW_EMPLOYER } from './tasks/tell-about-interview.task.js';

/** A broadcast becomes one message, and one line of the bell, for each asked employer who was not told yet. */
@Injectable()
@HandlesTask('interviews.spread-broadcast')
export class SpreadBroadcastUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly broadcasts: BroadcastRepository,
    private readonly changes: InterviewChanges,
    private readonly outbox: Outbox,
  ) {}

  /** Adds nothing the second time, and nothing when the request is decided or gone. */
  async execute({ requestId }: TaskPayloads['interviews.spread-broadcast']): Promise<void> {
    await this.transactions.run(async (tx) => {
      const employers = await this.broadcasts.takeUntold(tx, requestId);
      for (const employerId of employers) {
        await this.outbox.add(tx, TELL_INTERVIEW_EMPLOYER, { requestId, employerId });
        await this.changes.asked(tx, requestId, employerId);
      }
    });
  }
}
