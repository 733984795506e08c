import { Injectable } from '@nestjs/common';
import type { UpdateNotificationPreferences as Input } from '@nukkad/contract/accounts/account';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { Transactions } from '../../common/database/transactions.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Events } from '../../common/events/events.js';
import { CurrentUserReadModel } from './current-user.read-model.js';
import { UserRepository } from './user.repository.js';

/** Updates the channels for a person's news, and the quiet hours. Omitted fields are unchanged. */
@Injectable()
export class UpdateNotificationPreferences {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly users: UserRepository,
    private readonly currentUser: CurrentUserReadModel,
  ) {}

  execute(userId: string, input: Input): Promise<CurrentUser> {
    return this.transactions.run(async (tx) => {
      await this.users.setNotificationPreferences(tx, userId, input);
      const user = await this.currentUser.get(userId, tx);
      const { quietFrom, quietUntil } = user.notifications;
      if (quietFrom === quietUntil) {
        throw new DomainError('invalid', 'errors:invalid', {
          fields: [{ field: 'quietUntil', key: 'users:sameQuietTimes' }],
        });
      }
      await this.events.publish(tx, [userId], { topic: 'user' });
      return user;
    });
  }
}
