import { Injectable } from '@nestjs/common';
import { PiiCipher } from '../../common/security/pii-cipher.js';

/** What binds an encrypted UPI id to its account. */
const contextOf = (userId: string): string => `payees.upi_id:${userId}`;

/** UPI ids between the database, which keeps them encrypted, and those who may read them. */
@Injectable()
export class UpiIds {
  constructor(private readonly cipher: PiiCipher) {}

  seal(userId: string, upiId: string): Promise<string> {
    return this.cipher.encrypt(upiId, contextOf(userId));
  }

  open(userId: string, encrypted: string): Promise<string> {
    return this.cipher.decrypt(encrypted, contextOf(userId));
  }
}
