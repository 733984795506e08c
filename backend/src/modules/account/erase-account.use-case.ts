import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { DeferTask, type TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { AccountDeletionRepository, PersonalDataRegistry } from '../users/users.public.js';
import { accountLast, emptyTable } from './emptied-table.js';

/**
 * Everything about a person goes: rows, words, files. What others still see of it, such as an application they answered,
 * stays without name and words. Every step can be run again; the account counts as erased after the last one.
 */
@Injectable()
@HandlesTask('account.erase')
export class EraseAccountUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly deletions: AccountDeletionRepository,
    private readonly registry: PersonalDataRegistry,
  ) {}

  /** Does nothing when the account was kept or is erased already; throws DeferTask before its day. */
  async execute({ userId }: TaskPayloads['account.erase']): Promise<void> {
    const isErasing = await this.transactions.run(async (tx) => {
      const held = await this.deletions.lockDueDate(tx, userId);
      if (!held) return false;
      if (!held.isDue) throw new DeferTask(held.due);
      // what was under way when the owner left may have come to stand since
      for (const holder of this.registry.all()) await holder.onDeletionRequested?.(tx, userId);
      for (const holder of this.registry.all()) await holder.erase?.(tx, userId);
      for (const table of accountLast(this.registry.tables())) await emptyTable(tx, table, userId);
      return true;
    });
    if (!isErasing) return;
    for (const holder of this.registry.all()) await holder.removeFiles?.(userId);
    await this.transactions.run((tx) => this.deletions.finish(tx, userId));
  }
}
