import { Injectable } from '@nestjs/common';
import type { Language } from '@nukkad/domain/languages';
import { Transactions } from '../../common/database/transactions.js';
import { CodeRequests } from './code-requests.js';

/** A person asks for a code by mail instead of giving a password. The code is good for this one sign-in. */
@Injectable()
export class SendSignInCode {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: CodeRequests,
  ) {}

  /** Throws 429 when the address was sent too many. */
  async execute(email: string, interaction: string, language: Language): Promise<void> {
    await this.transactions.run((tx) =>
      this.requests.add(tx, {
        channel: 'email',
        destination: email,
        interaction,
        signUpId: null,
        userId: null,
        language,
      }),
    );
  }
}
