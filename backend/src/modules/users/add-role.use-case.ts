import { Injectable } from '@nestjs/common';
import type { CurrentUser, Side } from '@nukkad/contract/accounts/users';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { CurrentUserReadModel } from './current-user.read-model.js';
import { UserRepository } from './user.repository.js';

/** Adds the other side of the market to an account. A role is never removed. */
@Injectable()
export class AddRole {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly currentUser: CurrentUserReadModel,
    private readonly events: Events,
  ) {}

  execute(userId: string, side: Side): Promise<CurrentUser> {
    return this.transactions.run(async (tx) => {
      await this.users.addSide(tx, userId, side);
      await this.events.publish(tx, [userId], { topic: 'user' });
      return this.currentUser.get(userId, tx);
    });
  }
}
