import { Injectable } from '@nestjs/common';
import type { Accepted } from '@nukkad/contract/accounts/auth';
import { Transactions } from '../../common/database/transactions.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { CodeRequests } from './code-requests.js';

/** Sends the code that verifies a mailbox. The response does not reveal whether the address is known. */
@Injectable()
export class SendEmailVerification {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: CodeRequests,
  ) {}

  execute(email: string): Promise<Accepted> {
    return this.transactions.run<Accepted>(async (tx) => {
      await this.requests.add(tx, {
        channel: 'email',
        destination: email,
        interaction: null,
        signUpId: null,
        userId: null,
        language: currentLanguage(),
      });
      return { accepted: true };
    });
  }
}
