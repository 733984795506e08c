import { Injectable } from '@nestjs/common';
import type { Revoked } from '@nukkad/contract/accounts/account';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { DeviceSessions } from '../auth/auth.public.js';

/** Ends the session of one browser from another one. */
@Injectable()
export class RevokeSession {
  constructor(
    private readonly transactions: Transactions,
    private readonly devices: DeviceSessions,
    private readonly events: Events,
  ) {}

  /** Throws notFound when the session is not theirs. */
  execute(userId: string, id: string): Promise<Revoked> {
    return this.transactions.run(async (tx) => {
      if (!(await this.devices.revoke(tx, userId, id))) throw notFound();
      await this.events.publish(tx, [userId], { topic: 'user' });
      return { revoked: 1 };
    });
  }
}
