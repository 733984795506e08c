import { Injectable } from '@nestjs/common';
import type { Language } from '@nukkad/contract/languages';
import { Transactions } from '../../common/database/transactions.js';
import { CodeRequests } from './code-requests.js';
import type { LoginName } from './login-name.js';

/** Sends a code as an alternative to the password. The code is valid for this one sign-in. */
@Injectable()
export class SendSignInCode {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: CodeRequests,
  ) {}

  /** Throws 429 when the address or number was sent too many. */
  async execute(login: LoginName, interaction: string, language: Language): Promise<void> {
    await this.transactions.run((tx) =>
      this.requests.add(tx, {
        ...login,
        interaction,
        signUpId: null,
        userId: null,
        language,
      }),
    );
  }
}
