import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import type { TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { JoinedAccountRepository } from '../users/users.public.js';
import { JoinedRows } from './joined-rows.js';

/** Moves rows that a concurrent call wrote for an account after the account was joined to another one. */
@Injectable()
@HandlesTask('account.gather-joined')
export class GatherJoinedUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: JoinedAccountRepository,
    private readonly rows: JoinedRows,
  ) {}

  /** Does nothing when no rows are left, or when the account was not joined to another one. */
  execute({ from }: TaskPayloads['account.gather-joined']): Promise<void> {
    return this.transactions.run(async (tx) => {
      const into = await this.accounts.findJoinedInto(tx, from);
      if (into) await this.rows.moveRows(tx, { from, into });
    });
  }
}
