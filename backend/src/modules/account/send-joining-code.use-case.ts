import { Injectable } from '@nestjs/common';
import type { ContactChannel } from '@nukkad/contract/accounts/account';
import type { Accepted } from '@nukkad/contract/accounts/auth';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { AccountCodes } from '../auth/auth.public.js';
import { noticeDestinationOf, UserRepository } from '../users/users.public.js';
import { joiningExpired } from './account.errors.js';
import { AccountJoiningRepository } from './account-joining.repository.js';

/**
 * Sends a code to the user's own address or number after the user verified the address or number of another account.
 */
@Injectable()
export class SendJoiningCode {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly joinings: AccountJoiningRepository,
    private readonly codes: AccountCodes,
  ) {}

  execute(userId: string, channel: ContactChannel): Promise<Accepted> {
    return this.transactions.run<Accepted>(async (tx) => {
      const user = await this.users.findById(tx, userId);
      if (!user) throw notFound();
      if (!(await this.joinings.find(tx, userId, channel))) throw joiningExpired();
      await this.codes.sendCode(tx, { userId, purpose: 'join', ...noticeDestinationOf(user) }, currentLanguage());
      return { accepted: true };
    });
  }
}
