import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReportUpiChange, UpiReport } from '@nukkad/contract/payments/upi-changes';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { Sessions } from '../auth/auth.public.js';
import { UpiReversals } from '../engagements/engagements.public.js';
import { RequestIntake } from '../support/support.public.js';
import { UserRepository } from '../users/users.public.js';

/** Text of the support request, for the staff. */
const MESSAGE =
  'The owner of this account reported by the link of the notice that another person replaced the UPI id. ' +
  'The previous UPI id is stored again, and all sessions have ended. Check the contacts and the password of the account with the owner.';

/** Undoes the replacement of a UPI id that its owner did not make, ends all sessions, and asks the staff to examine the account. */
@Injectable()
export class ReportUpiChangeUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly reversals: UpiReversals,
    private readonly sessions: Sessions,
    private readonly users: UserRepository,
    private readonly requests: RequestIntake,
    private readonly events: Events,
  ) {}

  /**
   * Throws notFound for a wrong or expired token, for an account that no longer exists, and for a reported change after
   * which the UPI id was replaced again: the notice of that replacement has its own link.
   */
  async execute({ token }: ReportUpiChange): Promise<UpiReport> {
    const changeId = await this.reversals.readChangeId(token);
    if (changeId === null) throw notFound();
    return this.transactions.run(async (tx) => {
      const change = await this.reversals.lockChange(tx, changeId);
      if (!change) throw notFound();
      if (change.reference !== null) {
        if (change.isOutdated) throw notFound();
        return { reference: change.reference };
      }
      await this.reversals.restore(tx, change);
      const reference = await this.askStaff(tx, change.userId, change.id);
      await this.reversals.markReported(tx, change, reference);
      if ((await this.sessions.closeOthers(tx, change.userId)) > 0) {
        await this.events.publish(tx, [change.userId], { topic: 'user' });
      }
      return { reference };
    });
  }

  private async askStaff(tx: EntityManager, userId: string, changeId: string): Promise<string> {
    const user = await this.users.findById(tx, userId);
    if (!user || user.erasedAt) throw notFound();
    const { email, firstName, lastName, city, language } = user;
    return this.requests.store(tx, {
      ...{ kind: 'support', email: email ?? '', firstName, lastName, city, message: MESSAGE, userId, language },
      digest: createHash('sha256').update(`upi-change:${changeId}`).digest('base64url'),
    });
  }
}
