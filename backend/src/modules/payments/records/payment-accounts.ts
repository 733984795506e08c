import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PiiCipher } from '../../../common/security/pii-cipher.js';

/** Encrypts workers' account ids at the provider for the database and decrypts them for the adapter. */
@Injectable()
export class PaymentAccounts {
  constructor(private readonly cipher: PiiCipher) {}

  sealForPayee(userId: string, account: string): Promise<string> {
    return this.cipher.encrypt(account, `payment_payees.account:${userId}`);
  }

  openOfPayee(userId: string, encrypted: string): Promise<string> {
    return this.cipher.decrypt(encrypted, `payment_payees.account:${userId}`);
  }

  sealForHold(holdId: string, account: string): Promise<string> {
    return this.cipher.encrypt(account, `payment_holds.account:${holdId}`);
  }

  openOfHold(holdId: string, encrypted: string): Promise<string> {
    return this.cipher.decrypt(encrypted, `payment_holds.account:${holdId}`);
  }

  sealForPayout(payoutId: string, account: string): Promise<string> {
    return this.cipher.encrypt(account, `payment_payouts.account:${payoutId}`);
  }

  openOfPayout(payoutId: string, encrypted: string): Promise<string> {
    return this.cipher.decrypt(encrypted, `payment_payouts.account:${payoutId}`);
  }

  /** Returns the lookup key of an account's row. The provider's ids are random, so the digest reveals nothing. */
  computeDigest(account: string): string {
    return createHash('sha256').update(account).digest('hex');
  }
}
