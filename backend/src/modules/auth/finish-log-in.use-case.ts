import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SignInRole } from '@nukkad/contract/accounts/auth';
import { isPlainText } from '@nukkad/contract/primitives';
import type { SignInError } from '@nukkad/contract/accounts/sign-in-errors';
import { SIGN_IN_ROLES } from '@nukkad/contract/accounts/users';
import { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { UserRepository } from '../users/users.public.js';
import { AccountResolver } from './account-resolver.js';
import { LoginTransactionRepository } from './login-transaction.repository.js';
import { OidcClient } from './oidc-client.js';
import { Sessions } from './sessions.js';
import { landingOf } from './sign-in-goal.js';
import { hashToken } from './token.js';

export interface LoginAnswer {
  /** The address to which the provider redirected the browser, with its response. */
  url: URL;
  browserToken: string | undefined;
  /** The browser's existing session. */
  sessionToken: string | undefined;
  userAgent?: string | undefined;
}

export type LoginOutcome =
  | { kind: 'signed-in'; sessionToken: string; landing: string }
  | { kind: 'too-late'; role: SignInRole | null; returnTo: string | null }
  | { kind: 'failed'; error: SignInError };

/**
 * Completes the sign-in of a browser after the provider's response: creates a new session, and adds the requested role
 * to the account.
 */
@Injectable()
export class FinishLogIn {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly logins: LoginTransactionRepository,
    private readonly client: OidcClient,
    private readonly accounts: AccountResolver,
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
  ) {}

  async execute(answer: LoginAnswer): Promise<LoginOutcome> {
    const state = answer.url.searchParams.get('state');
    if (!state || !isPlainText(state) || !answer.browserToken) return { kind: 'failed', error: 'expired' };
    const login = await this.logins.consume(this.dataSource.manager, state, answer.browserToken);
    if (!login) return { kind: 'failed', error: 'expired' };
    const { role, returnTo } = login;
    if (login.expired) {
      return login.restarted ? { kind: 'failed', error: 'expired' } : { kind: 'too-late', role, returnTo };
    }
    const identity = await this.client.redeemIdentity(answer.url, login);
    const side = role ? SIGN_IN_ROLES[role] : null;
    return this.transactions.run<LoginOutcome>(async (tx) => {
      const resolved = await this.accounts.resolve(tx, identity, side ?? 'job_seeker');
      if ('error' in resolved) return { kind: 'failed', error: resolved.error };
      if (side) await this.users.addSide(tx, resolved.userId, side);
      if (answer.sessionToken) await this.sessions.close(tx, hashToken(answer.sessionToken));
      const { authTime, idToken } = identity;
      const sessionToken = await this.sessions.open(tx, resolved.userId, {
        ...{ authTime, idToken, userAgent: answer.userAgent },
      });
      return { kind: 'signed-in', sessionToken, landing: landingOf(login) };
    });
  }
}
