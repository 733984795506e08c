import { Injectable } from '@nestjs/common';
import type { UpdateBilling as UpdateBillingInput } from '@nukkad/contract/accounts/account';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { CurrentUserReadModel } from './current-user.read-model.js';
import { UserRepository } from './user.repository.js';

/** Updates a person's billing details. Omitted fields are unchanged. */
@Injectable()
export class UpdateBilling {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly users: UserRepository,
    private readonly currentUser: CurrentUserReadModel,
  ) {}

  execute(userId: string, input: UpdateBillingInput): Promise<CurrentUser> {
    return this.transactions.run(async (tx) => {
      await this.users.setTexts(tx, userId, input);
      await this.events.publish(tx, [userId], { topic: 'user' });
      return this.currentUser.get(userId, tx);
    });
  }
}
