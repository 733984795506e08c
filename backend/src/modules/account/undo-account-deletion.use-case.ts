import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { CurrentUserReadModel, AccountDeletionRepository } from '../users/users.public.js';

/** Cancels the deletion of an account. Work that ended in the meantime stays ended. */
@Injectable()
export class UndoAccountDeletion {
  constructor(
    private readonly transactions: Transactions,
    private readonly deletions: AccountDeletionRepository,
    private readonly currentUser: CurrentUserReadModel,
    private readonly events: Events,
  ) {}

  execute(userId: string): Promise<CurrentUser> {
    return this.transactions.run(async (tx) => {
      await this.deletions.undo(tx, userId);
      await this.events.publish(tx, [userId], { topic: 'user' });
      return this.currentUser.get(userId, tx);
    });
  }
}
