import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LoginTransactionEntity } from './entities/login-transaction.entity.js';
import { hashToken } from './token.js';

const LIFE_MINUTES = 10;

export type NewLoginTransaction = Omit<LoginTransactionEntity, 'browserHash' | 'expiresAt'> & { browserToken: string };

/** Loads and writes sign-ins under way. */
@Injectable()
export class LoginTransactionRepository {
  async add(tx: EntityManager, login: NewLoginTransaction): Promise<void> {
    const { browserToken, ...fields } = login;
    await tx.insert(LoginTransactionEntity, {
      ...fields,
      browserHash: hashToken(browserToken),
      expiresAt: () => `clock_timestamp() + interval '${LIFE_MINUTES} minutes'`,
    });
  }

  /**
   * Deletes and returns the sign-in `state` of this browser, so that it is answered only once. Null when there is none.
   */
  async consume(
    tx: EntityManager,
    state: string,
    browserToken: string,
  ): Promise<(Omit<LoginTransactionEntity, 'browserHash' | 'expiresAt'> & { expired: boolean }) | null> {
    const [rows]: [(Omit<LoginTransactionEntity, 'browserHash' | 'expiresAt'> & { expired: boolean })[], number] =
      await tx.query(
        `DELETE FROM login_transactions WHERE state = $1 AND browser_hash = $2
         RETURNING state, nonce, code_verifier AS "codeVerifier", role, return_to AS "returnTo", restarted,
                   expires_at <= clock_timestamp() AS expired`,
        [state, hashToken(browserToken)],
      );
    return rows[0] ?? null;
  }
}
