import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { Messenger, type Params } from '../notifications/notifications.public.js';
import { dashboardPathOf, AccountStandingRepository } from '../users/users.public.js';

/**
 * Notices to an account. The answer to an appeal states whether the account is currently suspended, by any suspension.
 */
export type SuspensionNotice =
  | 'suspended'
  | 'reinstated'
  | 'appealUpheld'
  | 'appealUpheldSuspended'
  | 'appealRejected'
  | 'appealRejectedOver';

/** Notifies an account of changes to its suspension, and refreshes its open pages. */
@Injectable()
export class SuspensionNotifier {
  constructor(
    private readonly accounts: AccountStandingRepository,
    private readonly messenger: Messenger,
    private readonly events: Events,
  ) {}

  async sendNotice(tx: EntityManager, userId: string, kind: SuspensionNotice, params: Params = {}): Promise<void> {
    const account = await this.accounts.lockAccount(tx, userId);
    if (!account) return;
    await this.messenger.send(tx, userId, {
      text: `moderation:notice.${kind}`,
      params,
      link: dashboardPathOf(account.role),
      urgency: 'account',
    });
    await this.events.publish(tx, [userId], { topic: 'user' });
  }
}
