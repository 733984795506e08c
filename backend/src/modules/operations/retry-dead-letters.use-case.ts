import { Injectable } from '@nestjs/common';
import { DEAD_LETTERS_AT_ONCE, type RetriedDeadLetters } from '@nukkad/contract/platform/operations';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { DeadLetters } from '../../common/queue/dead-letters.js';

/** Retries all dead letters of a kind for the staff, oldest first. */
@Injectable()
export class RetryDeadLetters {
  constructor(
    private readonly transactions: Transactions,
    private readonly deadLetters: DeadLetters,
    private readonly audit: AuditLog,
    private readonly logger: AppLogger,
  ) {}

  /** Retries up to 1,000 and returns the number that remain. */
  async execute(userId: string, task: string): Promise<RetriedDeadLetters> {
    const outcome = await this.transactions.run(async (tx) => {
      const retried = await this.deadLetters.retryAll(tx, task, DEAD_LETTERS_AT_ONCE);
      if (retried > 0)
        await this.audit.record(tx, { actorId: userId, action: 'dead_letters.retried', detail: { task, retried } });
      return { retried, left: await this.deadLetters.count(tx, task) };
    });
    if (outcome.retried > 0) this.logger.info({ event: 'tasks.retried', task, userId, ...outcome });
    return outcome;
  }
}
