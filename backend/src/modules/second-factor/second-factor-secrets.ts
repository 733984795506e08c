import { Injectable } from '@nestjs/common';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { PiiCipher } from '../../common/security/pii-cipher.js';

/** Returns the context that binds a secret of a second factor to its account. */
const contextOf = (userId: string): string => `staff_second_factors.secret:${userId}`;

/**
 * Encrypts secrets of second factors for the database and decrypts them for calls. A call's response is encrypted as
 * well, because it is stored with the Idempotency-Key.
 */
@Injectable()
@EncryptsColumns({
  ...{ table: 'staff_second_factors', column: 'secret_encrypted', key: ['user_id'] },
  contextOf: (row) => contextOf(row['user_id'] ?? ''),
})
export class SecondFactorSecrets {
  constructor(private readonly cipher: PiiCipher) {}

  seal(userId: string, secret: string): Promise<string> {
    return this.cipher.encrypt(secret, contextOf(userId));
  }

  open(userId: string, encrypted: string): Promise<string> {
    return this.cipher.decrypt(encrypted, contextOf(userId));
  }
}
