import { Injectable } from '@nestjs/common';
import type { RetriedDeadLetters } from '@nukkad/contract/platform/operations';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { DeadLetters } from '../../common/queue/dead-letters.js';
import { notDeadLetter } from './operations.errors.js';

/** Retries one dead letter for the staff. */
@Injectable()
export class RetryDeadLetter {
  constructor(
    private readonly transactions: Transactions,
    private readonly deadLetters: DeadLetters,
    private readonly audit: AuditLog,
    private readonly logger: AppLogger,
  ) {}

  /** Throws notFound when there is no such task, notDead when it waits, runs or is done. */
  async execute(userId: string, taskId: string): Promise<RetriedDeadLetters> {
    const { task, left } = await this.transactions.run(async (tx) => {
      const retried = await this.deadLetters.retry(tx, taskId);
      if (retried === null) throw (await this.deadLetters.isTask(tx, taskId)) ? notDeadLetter() : notFound();
      await this.audit.record(tx, {
        ...{ actorId: userId, action: 'dead_letter.retried', subjectKind: 'task', subjectId: taskId },
        detail: { task: retried },
      });
      return { task: retried, left: await this.deadLetters.count(tx, retried) };
    });
    this.logger.info({ event: 'task.retried', task, taskId, userId });
    return { retried: 1, left };
  }
}
