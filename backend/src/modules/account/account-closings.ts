import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../common/queue/outbox.js';
import { Sessions } from '../auth/auth.public.js';
import { AccountDeletionRepository, PersonalDataRegistry } from '../users/users.public.js';
import { eraseAccountTask } from './tasks/erase-account.task.js';

/** Closes an account: its open work ends at once, and its data is erased later. */
@Injectable()
export class AccountClosings {
  constructor(
    private readonly deletions: AccountDeletionRepository,
    private readonly registry: PersonalDataRegistry,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the time of the erasure; null when the account does not exist. */
  async closeAccount(tx: EntityManager, userId: string): Promise<Date | null> {
    const due = await this.deletions.scheduleDeletion(tx, userId);
    if (!due) return null;
    for (const holder of this.registry.listHolders()) await holder.onDeletionRequested?.(tx, userId);
    await this.sessions.closeOthers(tx, userId);
    await this.outbox.add(tx, eraseAccountTask, { userId }, due);
    return due;
  }
}
