import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { AccountStandingRepository } from '../users/users.public.js';
import { ownAccount } from './moderation.errors.js';
import { SuspensionNotifier } from './suspension-notifier.js';
import { SuspensionRepository } from './suspension.repository.js';

/** Ends a suspension early, by staff; this accepts a pending appeal. */
@Injectable()
export class ReinstateUserUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStandingRepository,
    private readonly suspensions: SuspensionRepository,
    private readonly notifier: SuspensionNotifier,
    private readonly audit: AuditLog,
  ) {}

  /** Throws notFound when the account is not suspended. */
  execute(staffId: string, userId: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      if (userId === staffId) throw ownAccount();
      if (!(await this.accounts.lockAccount(tx, userId))) throw notFound();
      if (!(await this.suspensions.liftRunning(tx, userId, staffId))) throw notFound();
      await this.accounts.setSuspendedUntil(tx, userId, null);
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'user.reinstated', subjectKind: 'user', subjectId: userId },
      });
      await this.notifier.sendNotice(tx, userId, 'reinstated');
    });
  }
}
