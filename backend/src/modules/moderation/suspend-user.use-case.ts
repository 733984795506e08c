import { Injectable } from '@nestjs/common';
import type { Suspension, SuspendUser } from '@nukkad/contract/accounts/suspensions';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { AccountStandingRepository, WorkerAvailabilityRepository } from '../users/users.public.js';
import { alreadySuspended, ownAccount, staffAccount } from './moderation.errors.js';
import { SuspensionNotifier } from './suspension-notifier.js';
import { SuspensionReadModel } from './suspension.read-model.js';
import { SuspensionRepository } from './suspension.repository.js';

/**
 * Suspends an account, by staff; staff accounts cannot be suspended. The suspension expires by itself, and no workers
 * are asked for the account's jobs meanwhile.
 */
@Injectable()
export class SuspendUserUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStandingRepository,
    private readonly availabilities: WorkerAvailabilityRepository,
    private readonly suspensions: SuspensionRepository,
    private readonly list: SuspensionReadModel,
    private readonly notifier: SuspensionNotifier,
    private readonly audit: AuditLog,
  ) {}

  /** Throws alreadySuspended with the suspension that runs. */
  execute(staffId: string, userId: string, input: SuspendUser): Promise<Suspension> {
    return this.transactions.run(async (tx) => {
      const account = await this.accounts.lockAccount(tx, userId);
      if (!account) throw notFound();
      if (userId === staffId) throw ownAccount();
      if (account.staffRole) throw staffAccount();
      const begun = await this.suspensions.insert(tx, { ...input, userId, by: staffId });
      if (!begun) throw alreadySuspended(await this.list.running(staffId, userId, tx));
      await this.accounts.setSuspendedUntil(tx, userId, begun.endsAt);
      await this.availabilities.switchOff(tx, userId);
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'user.suspended', subjectKind: 'user', subjectId: userId },
        detail: { reason: input.reason, days: input.days },
      });
      await this.notifier.sendNotice(tx, userId, 'suspended', {
        reason: { key: `moderation:reasons.${input.reason}` },
        text: input.text,
        until: begun.endsAt,
      });
      const suspension = await this.list.findSuspension(staffId, begun.id, tx);
      if (!suspension) throw notFound();
      return suspension;
    });
  }
}
