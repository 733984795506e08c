import { Injectable } from '@nestjs/common';
import type { Revoked } from '@nukkad/domain/account';
import { Transactions } from '../../common/database/transactions.js';
import type { Principal } from '../../common/security/principal.js';
import { Sessions } from '../auth/auth.public.js';

/** A person signs out everywhere but here. */
@Injectable()
export class RevokeOtherSessions {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
  ) {}

  execute({ userId, sessionId }: Principal): Promise<Revoked> {
    return this.transactions.run(async (tx) => ({ revoked: await this.sessions.closeOthers(tx, userId, sessionId) }));
  }
}
