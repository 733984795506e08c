import { Injectable } from '@nestjs/common';
import type { AppealSuspension, OwnSuspension } from '@nukkad/contract/accounts/suspensions';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { Messenger } from '../notifications/notifications.public.js';
import { ContactReadModel } from '../users/users.public.js';
import { alreadyAppealed } from './moderation.errors.js';
import { SuspensionReadModel } from './suspension.read-model.js';
import { SuspensionRepository } from './suspension.repository.js';

/** Records the single appeal of a suspended account; the suspension continues until the staff decide. */
@Injectable()
export class AppealSuspensionUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly suspensions: SuspensionRepository,
    private readonly list: SuspensionReadModel,
    private readonly contacts: ContactReadModel,
    private readonly messenger: Messenger,
    private readonly events: Events,
  ) {}

  /** Throws notFound when the account is not suspended. */
  execute(userId: string, { text }: AppealSuspension): Promise<OwnSuspension> {
    return this.transactions.run(async (tx) => {
      const id = await this.suspensions.appeal(tx, userId, text);
      const suspension = await this.list.findOwnRunning(userId, tx);
      if (!suspension) throw notFound();
      if (id === null) throw alreadyAppealed();
      await this.events.publish(tx, [userId], { topic: 'user' });
      for (const staffId of await this.contacts.listStaffIds(tx)) {
        await this.messenger.send(tx, staffId, {
          text: 'moderation:appealed',
          urgency: 'account',
          params: { reason: { key: `moderation:reasons.${suspension.reason}` }, text },
          link: '/admin?section=suspension-appeals',
          about: userId,
          subjectId: id,
        });
      }
      return suspension;
    });
  }
}
