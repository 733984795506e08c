import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EncryptedColumn, EncryptsColumns } from '../../../common/security/encrypted-columns.js';
import { PiiCipher } from '../../../common/security/pii-cipher.js';

type Owner = 'payment_payees' | 'payment_holds' | 'payment_payouts';

/** Returns the context that binds an encrypted account to its row. */
const contextOf = (table: Owner, id: string): string => `${table}.account:${id}`;

const columnOf = (table: Owner, key: string): EncryptedColumn => ({
  ...{ table, column: 'account_encrypted', key: [key] },
  contextOf: (row) => contextOf(table, row[key] ?? ''),
});

/** Encrypts workers' account ids at the provider for the database and decrypts them for the adapter. */
@Injectable()
@EncryptsColumns(
  columnOf('payment_payees', 'user_id'),
  columnOf('payment_holds', 'id'),
  columnOf('payment_payouts', 'id'),
)
export class PaymentAccounts {
  constructor(private readonly cipher: PiiCipher) {}

  sealForPayee(userId: string, account: string): Promise<string> {
    return this.cipher.encrypt(account, contextOf('payment_payees', userId));
  }

  openOfPayee(userId: string, encrypted: string): Promise<string> {
    return this.cipher.decrypt(encrypted, contextOf('payment_payees', userId));
  }

  sealForHold(holdId: string, account: string): Promise<string> {
    return this.cipher.encrypt(account, contextOf('payment_holds', holdId));
  }

  openOfHold(holdId: string, encrypted: string): Promise<string> {
    return this.cipher.decrypt(encrypted, contextOf('payment_holds', holdId));
  }

  sealForPayout(payoutId: string, account: string): Promise<string> {
    return this.cipher.encrypt(account, contextOf('payment_payouts', payoutId));
  }

  openOfPayout(payoutId: string, encrypted: string): Promise<string> {
    return this.cipher.decrypt(encrypted, contextOf('payment_payouts', payoutId));
  }

  /** Returns the lookup key of an account's row. The provider's ids are random, so the digest reveals nothing. */
  computeDigest(account: string): string {
    return createHash('sha256').update(account).digest('hex');
  }
}
