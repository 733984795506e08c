import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { Messenger, type Params } from '../notifications/notifications.public.js';
import { dashboardPathOf, UserRepository } from '../users/users.public.js';

/** What an account is told. An appeal is answered with whether the account is suspended, by whichever suspension. */
export type SuspensionNotice =
  'suspended' | 'reinstated' | 'appealUpheld' | 'appealUpheldSuspended' | 'appealRejected' | 'appealRejectedOver';

/** Tells an account what became of its suspension, and its open pages that they may show another account by now. */
@Injectable()
export class SuspensionNotifier {
  constructor(
    private readonly users: UserRepository,
    private readonly messenger: Messenger,
    private readonly events: Events,
  ) {}

  async sendNotice(tx: EntityManager, userId: string, kind: SuspensionNotice, params: Params = {}): Promise<void> {
    const account = await this.users.lockAccount(tx, userId);
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
