import { Injectable } from '@nestjs/common';
import type { Accepted } from '@nukkad/contract/accounts/auth';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { AccountCodes } from '../auth/auth.public.js';
import { noticeDestinationOf, UserRepository } from '../users/users.public.js';

/**
 * Sends a code with which a person without a password confirms the deletion: to the mailbox, or to the phone of an
 * account without one.
 */
@Injectable()
export class SendDeletionCode {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly codes: AccountCodes,
  ) {}

  execute(userId: string): Promise<Accepted> {
    return this.transactions.run<Accepted>(async (tx) => {
      const user = await this.users.findById(tx, userId);
      if (!user) throw notFound();
      const wanted = { userId, purpose: 'delete', ...noticeDestinationOf(user) } as const;
      await this.codes.sendCode(tx, wanted, currentLanguage());
      return { accepted: true };
    });
  }
}
