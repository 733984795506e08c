import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EncryptsColumns } from '../../../common/security/encrypted-columns.js';
import { PiiCipher } from '../../../common/security/pii-cipher.js';

/** Returns the context that binds an encrypted UPI id to its account. */
const contextOf = (userId: string): string => `payees.upi_id:${userId}`;

/** Encrypts UPI ids for the database and decrypts them for permitted readers. */
@Injectable()
@EncryptsColumns(
  {
    ...{ table: 'payees', column: 'upi_id_encrypted', key: ['user_id'] },
    contextOf: (row) => contextOf(row['user_id'] ?? ''),
  },
  {
    ...{ table: 'upi_changes', column: 'previous_encrypted', key: ['id'], more: ['user_id'] },
    contextOf: (row) => contextOf(row['user_id'] ?? ''),
  },
)
export class UpiIds {
  constructor(private readonly cipher: PiiCipher) {}

  /** Loads the keys; required before a transaction that encrypts or decrypts. */
  prepare(): Promise<void> {
    return this.cipher.prepare();
  }

  seal(userId: string, upiId: string): Promise<string> {
    return this.cipher.encrypt(upiId, contextOf(userId));
  }

  open(userId: string, encrypted: string): Promise<string> {
    return this.cipher.decrypt(encrypted, contextOf(userId));
  }

  /**
   * Returns whether two accounts have the same UPI id. Compares plain texts, because each is encrypted for its account.
   */
  async isSame(manager: EntityManager, one: string, other: string): Promise<boolean> {
    const rows: { userId: string; encrypted: string }[] = await manager.query(
      'SELECT user_id AS "userId", upi_id_encrypted AS encrypted FROM payees WHERE user_id IN ($1, $2)',
      [one, other],
    );
    const [first, second] = await Promise.all(rows.map(({ userId, encrypted }) => this.open(userId, encrypted)));
    return first !== undefined && first.toLowerCase() === second?.toLowerCase();
  }
}
