import { Injectable } from '@nestjs/common';
import type { CurrentUser, SetName as SetNameInput } from '@nukkad/contract/accounts/users';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { CurrentUserReadModel } from './current-user.read-model.js';
import { UserRepository } from './user.repository.js';

/** Sets the name of an account without a name, or records that the person declined to give one. */
@Injectable()
export class SetName {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly currentUser: CurrentUserReadModel,
    private readonly events: Events,
  ) {}

  execute(userId: string, input: SetNameInput): Promise<CurrentUser> {
    return this.transactions.run(async (tx) => {
      await this.users.setName(tx, userId, 'skip' in input ? null : input);
      await this.events.publish(tx, [userId], { topic: 'user' });
      return this.currentUser.get(userId, tx);
    });
  }
}
