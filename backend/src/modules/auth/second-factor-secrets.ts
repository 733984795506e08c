import { Injectable } from '@nestjs/common';
import { PiiCipher } from '../../common/security/pii-cipher.js';

/** What binds a secret of a second factor to its account. */
const contextOf = (userId: string): string => `staff_second_factors.secret:${userId}`;

/**
 * Secrets of second factors between the database, which keeps them encrypted, and the call that needs them. What a call
 * answers is sealed as well: the answer stays with the Idempotency-Key.
 */
@Injectable()
export class SecondFactorSecrets {
  constructor(private readonly cipher: PiiCipher) {}

  seal(userId: string, secret: string): Promise<string> {
    return this.cipher.encrypt(secret, contextOf(userId));
  }

  open(userId: string, encrypted: string): Promise<string> {
    return this.cipher.decrypt(encrypted, contextOf(userId));
  }
}
