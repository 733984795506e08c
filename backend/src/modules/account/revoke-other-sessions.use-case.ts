import { Injectable } from '@nestjs/common';
import type { Revoked } from '@nukkad/contract/accounts/account';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import type { Principal } from '../../common/security/principal.js';
import { Sessions } from '../auth/auth.public.js';

/** Ends all sessions of a person except the current one. */
@Injectable()
export class RevokeOtherSessions {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly events: Events,
  ) {}

  execute({ userId, sessionId }: Principal): Promise<Revoked> {
    return this.transactions.run(async (tx) => {
      const revoked = await this.sessions.closeOthers(tx, userId, sessionId);
      if (revoked > 0) await this.events.publish(tx, [userId], { topic: 'user' });
      return { revoked };
    });
  }
}
