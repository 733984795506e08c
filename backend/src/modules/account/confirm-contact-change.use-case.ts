import { Injectable } from '@nestjs/common';
import type { ContactChannel } from '@nukkad/contract/accounts/account';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { isUniqueViolation } from '../../common/database/database-errors.js';
import { RefusedAfterCommit } from '../../common/database/refused-after-commit.js';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { AccountCodes, invalidCode } from '../auth/auth.public.js';
import {
  CurrentUserReadModel,
  PendingContactRepository,
  noticeDestinationOf,
  UserRepository,
} from '../users/users.public.js';
import { hasAccount } from './account.errors.js';
import { ContactOwners } from './contact-owners.js';
import { SecurityNotices } from './security-notices.js';

/**
 * Accepts the code of a new address or number, which then replaces the old one; the old one receives a notice. For an
 * existing unverified address or number, the code verifies it. An address or number with which another account signs in
 * stays with that account; the verification is recorded, so that both accounts can be joined.
 */
@Injectable()
export class ConfirmContactChange {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly pending: PendingContactRepository,
    private readonly owners: ContactOwners,
    private readonly codes: AccountCodes,
    private readonly notices: SecurityNotices,
    private readonly currentUser: CurrentUserReadModel,
    private readonly events: Events,
  ) {}

  /**
   * Throws `invalidCode` for a wrong code, an expired code and a missing pending change alike; throws `hasAccount` when
   * the code is right and another account signs in with the address or number.
   */
  async execute(userId: string, channel: ContactChannel, code: string): Promise<CurrentUser> {
    const tryCode = await this.codes.prepare();
    const change = this.transactions.run<CurrentUser>(async (tx) => {
      const user = await this.users.findById(tx, userId);
      const destination = channel === 'email' ? user?.pendingEmail : user?.pendingPhone;
      if (!user || !destination) return new RefusedAfterCommit(invalidCode());
      const wanted = {
        userId,
        purpose: 'change',
        channel: channel === 'email' ? 'email' : 'sms',
        destination,
      } as const;
      if (!(await tryCode(tx, wanted, code))) return new RefusedAfterCommit(invalidCode());
      if (await this.owners.recordOther(tx, userId, channel, destination))
        return new RefusedAfterCommit(hasAccount(channel));
      const taken =
        channel === 'email'
          ? await this.pending.applyEmail(tx, userId, destination)
          : await this.pending.applyPhone(tx, userId, destination);
      if (!taken) return new RefusedAfterCommit(invalidCode());
      const isNew = destination !== (channel === 'email' ? user.email : user.phone);
      if (isNew) await this.notices.add(tx, userId, channel, noticeDestinationOf(user).destination);
      await this.events.publish(tx, [userId], { topic: 'user' });
      return this.currentUser.get(userId, tx);
    });
    return change.catch((error: unknown) => {
      // a concurrent request created an account with this address
      throw isUniqueViolation(error, 'users_email') ? invalidCode() : error;
    });
  }
}
