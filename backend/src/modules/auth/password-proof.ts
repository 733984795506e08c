import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../../common/security/secrets.js';
import type { UserEntity } from '../users/users.public.js';

/**
 * Passes a proof between sign-in pages that the person entered the right password of an account with an unverified
 * mailbox. The proof is valid for one sign-in and for exactly that password.
 */
@Injectable()
export class PasswordProof {
  constructor(private readonly secrets: Secrets) {}

  /**
   * Returns the functions that create and check proofs. Call it before a transaction opens, because it may have to read
   * the key.
   */
  async prepare(): Promise<{
    make: (user: UserEntity, interaction: string) => string;
    holds: (proof: string | undefined, user: UserEntity, interaction: string) => boolean;
  }> {
    const key = await this.secrets.getBytes('password-proofs');
    const make = (user: UserEntity, interaction: string): string =>
      createHmac('sha256', key)
        .update(JSON.stringify([interaction, user.id, user.passwordHash]))
        .digest('base64url');
    return {
      make,
      holds: (proof, user, interaction) => {
        const right = Buffer.from(make(user, interaction));
        const given = Buffer.from(proof ?? '');
        return user.passwordHash !== null && given.length === right.length && timingSafeEqual(given, right);
      },
    };
  }
}
