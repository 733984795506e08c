import { Injectable } from '@nestjs/common';
import { AppLogger } from '../../common/observability/app-logger.js';
import { Transactions } from '../../common/database/transactions.js';
import { OidcClient } from './oidc-client.js';
import { Sessions } from './sessions.js';

const HOME = '/';

/** Signs a person out, in the product and at the provider. */
@Injectable()
export class LogOut {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly client: OidcClient,
    private readonly logger: AppLogger,
  ) {}

  /** Ends the session; returns the next URL for the browser. An unreachable provider does not prevent sign-out. */
  async execute(sessionId: string | undefined): Promise<string> {
    if (sessionId === undefined) return HOME;
    const closed = await this.transactions.run((tx) => this.sessions.close(tx, sessionId));
    if (!closed?.idToken) return HOME;
    try {
      return (await this.client.endSessionUrl(closed.idToken))?.href ?? HOME;
    } catch {
      this.logger.warn({ event: 'sign-out.provider-unreachable' });
      return HOME;
    }
  }
}
