import { Injectable } from '@nestjs/common';
import type { DecideSuspensionAppeal, Suspension } from '@nukkad/contract/accounts/suspensions';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { AccountStandingRepository } from '../users/users.public.js';
import { appealDecided, ownAccount, ownSuspension } from './moderation.errors.js';
import { type SuspensionNotice, SuspensionNotifier } from './suspension-notifier.js';
import { SuspensionReadModel } from './suspension.read-model.js';
import { SuspensionRepository } from './suspension.repository.js';

/**
 * Returns the notice about the account's current state: the appealed suspension may be over by now, and another one
 * active.
 */
function noticeOf(upheld: boolean, isSuspended: boolean): SuspensionNotice {
  if (upheld) return isSuspended ? 'appealUpheldSuspended' : 'appealUpheld';
  return isSuspended ? 'appealRejected' : 'appealRejectedOver';
}

/** Decides an appeal against a suspension, by staff who did not impose it; notifies the account. */
@Injectable()
export class DecideSuspensionAppealUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStandingRepository,
    private readonly suspensions: SuspensionRepository,
    private readonly list: SuspensionReadModel,
    private readonly notifier: SuspensionNotifier,
    private readonly audit: AuditLog,
  ) {}

  /** Throws appealDecided with the first decision. */
  execute(staffId: string, id: string, { upheld, note }: DecideSuspensionAppeal): Promise<Suspension> {
    return this.transactions.run(async (tx) => {
      const appealed = await this.suspensions.findAppealed(tx, id);
      if (!appealed) throw notFound();
      if (appealed.userId === staffId) throw ownAccount();
      if (appealed.suspendedBy === staffId) throw ownSuspension();
      // locks the account before its suspension, in the same order as transactions that suspend or reinstate
      await this.accounts.lockAccount(tx, appealed.userId);
      if (!(await this.suspensions.decideAppeal(tx, id, { by: staffId, upheld, note }))) {
        throw appealDecided(await this.list.findSuspension(staffId, id, tx));
      }
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'appeal.decided', subjectKind: 'appeal', subjectId: id },
        detail: { upheld, userId: appealed.userId },
      });
      if (upheld && (await this.suspensions.lift(tx, id, staffId))) {
        await this.accounts.setSuspendedUntil(tx, appealed.userId, null);
        await this.audit.record(tx, {
          ...{ actorId: staffId, action: 'user.reinstated', subjectKind: 'user', subjectId: appealed.userId },
        });
      }
      const isSuspended = (await this.list.findOwnRunning(appealed.userId, tx)) !== null;
      await this.notifier.sendNotice(tx, appealed.userId, noticeOf(upheld, isSuspended), { note });
      const decided = await this.list.findSuspension(staffId, id, tx);
      if (!decided) throw notFound();
      return decided;
    });
  }
}
