import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ClosedSessionsListener, OnSessionsClosed } from '../auth/auth.public.js';

/** Ends the sessions of an account at the embedded provider. */
@Injectable()
@OnSessionsClosed()
export class ProviderSessions implements ClosedSessionsListener {
  /** Deletes the provider's state: a session there would sign the browser in again without a prompt. */
  async onSessionsClosed(tx: EntityManager, userId: string): Promise<void> {
    await tx.query(`DELETE FROM oidc_payloads WHERE account_id = $1`, [userId]);
  }
}
