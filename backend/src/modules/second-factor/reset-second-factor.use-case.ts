import { type INestApplicationContext, Injectable } from '@nestjs/common';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { Messenger } from '../notifications/notifications.public.js';
import { UserRepository } from '../users/users.public.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorThrottle } from './second-factor-throttle.js';
import { StaffSessions } from './staff-sessions.js';

/** Result of a reset of the second factor. */
export type FactorReset = 'reset' | 'no factor' | 'no account';

/**
 * Removes the second factor of an account, so that its owner sets it up again, and mails the owner. No HTTP call
 * exposes it, only the command line.
 */
@Injectable()
export class ResetSecondFactor {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly factors: SecondFactorRepository,
    private readonly throttle: SecondFactorThrottle,
    private readonly staffSessions: StaffSessions,
    private readonly messenger: Messenger,
    private readonly audit: AuditLog,
  ) {}

  async execute(email: string): Promise<FactorReset> {
    const found = await this.transactions.run<{ outcome: FactorReset; userId?: string }>(async (tx) => {
      const user = await this.users.lockByEmail(tx, email.toLowerCase());
      if (!user) return { outcome: 'no account' };
      if (!(await this.factors.remove(tx, user.id))) return { outcome: 'no factor' };
      await this.staffSessions.dismiss(tx, user.id);
      await this.audit.record(tx, {
        ...{ actorId: null, action: 'second_factor.reset', subjectKind: 'user', subjectId: user.id },
      });
      await this.messenger.send(tx, user.id, {
        ...{ text: 'auth:notice.factorRemoved', link: '/admin', urgency: 'account' },
      });
      return { outcome: 'reset', userId: user.id };
    });
    if (found.userId) await this.throttle.resetCounter(found.userId);
    return found.outcome;
  }
}

/** Removes the second factor of `email`; for the command line. */
export const resetSecondFactor = (app: INestApplicationContext, email: string): Promise<FactorReset> =>
  app.get(ResetSecondFactor, { strict: false }).execute(email);
