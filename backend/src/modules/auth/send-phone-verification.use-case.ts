import { Injectable } from '@nestjs/common';
import type { Accepted } from '@nukkad/contract/accounts/auth';
import { Transactions } from '../../common/database/transactions.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { CodeRequests } from './code-requests.js';
import { type PhoneCaller, PhoneOwner } from './phone-owner.js';

/** Sends the code that verifies a phone number. The response does not reveal whether the number is known. */
@Injectable()
export class SendPhoneVerification {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: CodeRequests,
    private readonly phoneOwner: PhoneOwner,
  ) {}

  execute(destination: string, caller: PhoneCaller): Promise<Accepted> {
    return this.transactions.run<Accepted>(async (tx) => {
      const owner = await this.phoneOwner.findOwner(tx, destination, caller);
      await this.requests.add(tx, {
        channel: 'sms',
        destination,
        interaction: null,
        signUpId: owner.signUpId ?? null,
        userId: owner.userId ?? null,
        language: currentLanguage(),
      });
      return { accepted: true };
    });
  }
}
