import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AccountDeletion, DeleteAccount as DeleteAccountInput } from '@nukkad/contract/accounts/account';
import { DataSource } from 'typeorm';
import { RefusedAfterCommit } from '../../common/database/refused-after-commit.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { RateLimits } from '../../common/http/rate-limits.js';
import { Outbox } from '../../common/queue/outbox.js';
import { AccountCodes, invalidCode, PasswordHasher, Sessions } from '../auth/auth.public.js';
import {
  AccountDeletionRepository,
  PersonalDataRegistry,
  noticeDestinationOf,
  UserRepository,
} from '../users/users.public.js';
import { wrongPassword } from './account.errors.js';
import { OWNER_PROOFS } from './owner-proofs.js';
import { SecurityNotices } from './security-notices.js';
import { eraseAccountTask } from './tasks/erase-account.task.js';

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
    private readonly limits: RateLimits,
    private readonly users: UserRepository,
    private readonly deletions: AccountDeletionRepository,
    private readonly registry: PersonalDataRegistry,
    private readonly hasher: PasswordHasher,
    private readonly codes: AccountCodes,
    private readonly sessions: Sessions,
    private readonly notices: SecurityNotices,
    private readonly outbox: Outbox,
    private readonly events: Events,
  ) {}

  async execute(userId: string, proof: DeleteAccountInput): Promise<AccountDeletion> {
    await this.limits.consume(OWNER_PROOFS, userId);
    const user = await this.users.findById(this.dataSource.manager, userId);
    if (!user) throw notFound();
    const isRight = 'password' in proof && (await this.hasher.verify(user.passwordHash, proof.password));
    const tryCode = await this.codes.prepare();
    return this.transactions.run<AccountDeletion>(async (tx) => {
      if ('password' in proof && !isRight) return new RefusedAfterCommit(wrongPassword());
      if ('code' in proof) {
        const wanted = { userId, purpose: 'delete', ...noticeDestinationOf(user) } as const;
        if (!(await tryCode(tx, wanted, proof.code))) return new RefusedAfterCommit(invalidCode());
      }
      const due = await this.deletions.scheduleDeletion(tx, userId);
      if (!due) throw notFound();
      for (const holder of this.registry.listHolders()) await holder.onDeletionRequested?.(tx, userId);
      await this.sessions.closeOthers(tx, userId);
      await this.events.publish(tx, [userId], { topic: 'user' });
      await this.outbox.add(tx, eraseAccountTask, { userId }, due);
      await this.notices.add(tx, userId, 'deletion', noticeDestinationOf(user).destination);
      return { deletionDueAt: due.toISOString() };
    });
  }
}
