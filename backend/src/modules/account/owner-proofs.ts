import { Injectable } from '@nestjs/common';
import type { DeleteAccount } from '@nukkad/contract/accounts/account';
import type { EntityManager } from 'typeorm';
import { RateLimits } from '../../common/http/rate-limits.js';
import { AccountCodes, invalidCode, PasswordHasher } from '../auth/auth.public.js';
import { noticeDestinationOf, type UserEntity } from '../users/users.public.js';
import { wrongPassword } from './account.errors.js';

/** Limit of attempts of an account to prove that its owner acts: more attempts are guesses. */
export const OWNER_PROOFS = { name: 'owner-proof', limit: 10, seconds: 900 } as const;

/** Checks the proof that the owner of an account requests its deletion: the password, or a code. */
@Injectable()
export class OwnerProofs {
  constructor(
    private readonly limits: RateLimits,
    private readonly hasher: PasswordHasher,
    private readonly codes: AccountCodes,
  ) {}

  /** Counts an attempt. Throws 429 above the limit. */
  async countAttempt(userId: string): Promise<void> {
    await this.limits.consume(OWNER_PROOFS, userId);
  }

  /**
   * Verifies a password outside of any transaction, because that takes long. Returns the rest of the check, which runs
   * in the transaction of the deletion and returns the reason why the proof is wrong, or null.
   */
  async prepareCheck(user: UserEntity, proof: DeleteAccount): Promise<(tx: EntityManager) => Promise<Error | null>> {
    const isRight = 'password' in proof && (await this.hasher.verify(user.passwordHash, proof.password));
    const tryCode = await this.codes.prepare();
    return async (tx) => {
      if ('password' in proof && !isRight) return wrongPassword();
      if (!('code' in proof)) return null;
      const wanted = { userId: user.id, purpose: 'delete', ...noticeDestinationOf(user) } as const;
      return (await tryCode(tx, wanted, proof.code)) ? null : invalidCode();
    };
  }
}
