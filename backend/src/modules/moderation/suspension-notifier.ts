import { Injectable } from '@nestjs/common';
import type { UserRole } from '@nukkad/domain/users';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { Messenger, type Params } from '../notifications/notifications.public.js';
import { UserRepository } from '../users/users.public.js';

/** Where the front end shows a suspension to its account. */
const dashboardOf = (role: UserRole): string => (role === 'employer' ? '/employer' : '/job-seeker');

/** Tells an account what became of its suspension, and its open pages that they may show another account by now. */
@Injectable()
export class SuspensionNotifier {
  constructor(
    private readonly users: UserRepository,
    private readonly messenger: Messenger,
    private readonly events: Events,
  ) {}

  async sendNotice(
    tx: EntityManager,
    userId: string,
    kind: 'suspended' | 'reinstated' | 'appealUpheld' | 'appealRejected',
    params: Params = {},
  ): Promise<void> {
    const account = await this.users.lockAccount(tx, userId);
    if (!account) return;
    await this.messenger.send(tx, userId, {
      text: `moderation:notice.${kind}`,
      params,
      link: dashboardOf(account.role),
      urgency: 'account',
    });
    await this.events.publish(tx, [userId], { topic: 'user' });
  }
}
