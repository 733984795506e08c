import { Injectable } from '@nestjs/common';
import type { ContactChannel } from '@nukkad/contract/accounts/account';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { AccountJoiningRepository } from './account-joining.repository.js';
import { CurrentUserReadModel, PendingContactRepository } from '../users/users.public.js';

/** Cancels a pending address or number; the current one stays in use. */
@Injectable()
export class CancelContactChange {
  constructor(
    private readonly transactions: Transactions,
    private readonly pending: PendingContactRepository,
    private readonly joinings: AccountJoiningRepository,
    private readonly currentUser: CurrentUserReadModel,
    private readonly events: Events,
  ) {}

  execute(userId: string, channel: ContactChannel): Promise<CurrentUser> {
    return this.transactions.run(async (tx) => {
      await this.pending.set(tx, userId, channel, null);
      await this.joinings.deleteVerification(tx, userId);
      await this.events.publish(tx, [userId], { topic: 'user' });
      return this.currentUser.get(userId, tx);
    });
  }
}
