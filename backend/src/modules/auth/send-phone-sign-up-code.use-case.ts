import { Injectable } from '@nestjs/common';
import type { Accepted } from '@nukkad/contract/accounts/auth';
import { Transactions } from '../../common/database/transactions.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { CodeRequests } from './code-requests.js';
import { phoneSignUpScope } from './code-purpose.js';
import { hashToken, newToken } from './token.js';

/**
 * Sends the code with which a phone number alone creates an account. The response is the same for every number, and the
 * code is valid in this browser alone: a code disclosed on the phone creates and opens nothing elsewhere.
 */
@Injectable()
export class SendPhoneSignUpCode {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: CodeRequests,
  ) {}

  /**
   * `token` is the browser's secret, possibly an existing one; absent for a repeated request. Throws 429 when the
   * number received too many codes.
   */
  async execute(
    phone: string,
    browserToken: string | undefined,
  ): Promise<{ answer: Accepted; token: string | undefined }> {
    let token: string | undefined;
    const answer = await this.transactions.run<Accepted>(async (tx) => {
      token = browserToken ?? newToken();
      await this.requests.add(tx, {
        channel: 'sms',
        destination: phone,
        interaction: phoneSignUpScope(hashToken(token)),
        signUpId: null,
        userId: null,
        language: currentLanguage(),
      });
      return { accepted: true };
    });
    return { answer, token };
  }
}
