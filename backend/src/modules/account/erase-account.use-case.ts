import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { DeferTask, type TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { AboutPerson, AccountDeletionRepository, PersonalDataRegistry } from '../users/users.public.js';
import { accountLast, emptyTable } from './emptied-table.js';

/**
 * Erases all data about a person: rows, texts, files. Records that others still see, such as an answered application,
 * remain without name and text. Each step is idempotent; the account counts as erased after the last step.
 */
@Injectable()
@HandlesTask('account.erase')
export class EraseAccountUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly deletions: AccountDeletionRepository,
    private readonly registry: PersonalDataRegistry,
    private readonly person: AboutPerson,
  ) {}

  /**
   * Does nothing when the deletion was cancelled or the account is already erased; throws DeferTask before the due
   * date.
   */
  async execute({ userId }: TaskPayloads['account.erase']): Promise<void> {
    const isErasing = await this.transactions.run(async (tx) => {
      const held = await this.deletions.lockDueDate(tx, userId);
      if (!held) return false;
      if (!held.isDue) throw new DeferTask(held.due);
      // work that was in progress when the owner left may have been committed since
      for (const holder of this.registry.listHolders()) await holder.onDeletionRequested?.(tx, userId);
      for (const holder of this.registry.listHolders()) await holder.erase?.(tx, userId);
      for (const table of accountLast(this.registry.listTables())) await emptyTable(tx, table, userId, this.person);
      return true;
    });
    if (!isErasing) return;
    for (const holder of this.registry.listHolders()) await holder.removeFiles?.(userId);
    await this.transactions.run((tx) => this.deletions.finish(tx, userId));
  }
}
