import { Injectable } from '@nestjs/common';
import type { LogInQuery, SignInRole } from '@nukkad/contract/accounts/auth';
import type { Language } from '@nukkad/contract/languages';
import { SIGN_IN_ROLES } from '@nukkad/contract/accounts/users';
import { Transactions } from '../../common/database/transactions.js';
import { LoginTransactionRepository } from './login-transaction.repository.js';
import { OidcClient } from './oidc-client.js';
import { safeReturnPath } from './return-path.js';
import { newToken } from './token.js';

const TOKEN = /^[\w-]{43}$/;

export interface LogInWish {
  role?: SignInRole | null | undefined;
  returnTo?: LogInQuery['returnTo'] | null;
  language?: Language | undefined;
  /** The address or number with which the provider's page prefills the field. */
  login?: string | null | undefined;
  afterSignUp?: boolean | undefined;
  /** Requires a new proof even from a user who is signed in at the provider. */
  anew?: boolean | undefined;
  /** The cookie that the browser already has from another sign-in. */
  browserToken: string | undefined;
  restarted?: boolean;
}

/** Starts the sign-in of a browser. The request is stored here; several tabs may sign in at once. */
@Injectable()
export class LogIn {
  constructor(
    private readonly transactions: Transactions,
    private readonly logins: LoginTransactionRepository,
    private readonly client: OidcClient,
  ) {}

  /** Returns the URL for the browser, and the cookie for its return. Rejects when the provider is unreachable. */
  async execute(wish: LogInWish): Promise<{ url: string; browserToken: string }> {
    const checks = this.client.createChecks();
    const role = wish.role ?? null;
    const url = await this.client.buildAuthorizationUrl(checks, {
      ...(role ? { side: SIGN_IN_ROLES[role] } : {}),
      ...(wish.language ? { language: wish.language } : {}),
      ...(wish.login ? { login: wish.login } : {}),
      ...(wish.afterSignUp ? { afterSignUp: true } : {}),
      ...(wish.anew ? { anew: true } : {}),
    });
    const browserToken = wish.browserToken && TOKEN.test(wish.browserToken) ? wish.browserToken : newToken();
    await this.transactions.run((tx) =>
      this.logins.add(tx, {
        ...checks,
        role,
        returnTo: safeReturnPath(wish.returnTo ?? undefined),
        restarted: wish.restarted ?? false,
        browserToken,
      }),
    );
    return { url: url.href, browserToken };
  }
}
