import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AccountDeletion, DeleteAccount as DeleteAccountInput } from '@nukkad/contract/accounts/account';
import { DataSource } from 'typeorm';
import { RefusedAfterCommit } from '../../common/database/refused-after-commit.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { noticeDestinationOf, UserRepository } from '../users/users.public.js';
import { AccountClosings } from './account-closings.js';
import { OwnerProofs } from './owner-proofs.js';
import { SecurityNotices } from './security-notices.js';

/**
 * Schedules the deletion of an account at its owner's request. Open work ends at once: jobs close, applications are
 * withdrawn, all browsers are signed out. All data is erased a week later, unless the owner signs in and cancels the
 * deletion.
 */
@Injectable()
export class DeleteAccount {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly proofs: OwnerProofs,
    private readonly closings: AccountClosings,
    private readonly notices: SecurityNotices,
    private readonly events: Events,
  ) {}

  async execute(userId: string, proof: DeleteAccountInput): Promise<AccountDeletion> {
    await this.proofs.countAttempt(userId);
    const user = await this.users.findById(this.dataSource.manager, userId);
    if (!user) throw notFound();
    const check = await this.proofs.prepareCheck(user, proof);
    return this.transactions.run<AccountDeletion>(async (tx) => {
      const refusal = await check(tx);
      if (refusal) return new RefusedAfterCommit(refusal);
      const due = await this.closings.closeAccount(tx, userId);
      if (!due) throw notFound();
      await this.events.publish(tx, [userId], { topic: 'user' });
      await this.notices.add(tx, userId, 'deletion', noticeDestinationOf(user).destination);
      return { deletionDueAt: due.toISOString() };
    });
  }
}
