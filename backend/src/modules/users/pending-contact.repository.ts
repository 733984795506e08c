import { Injectable } from '@nestjs/common';
import type { ContactChannel } from '@nukkad/contract/accounts/account';
import type { EntityManager } from 'typeorm';
import { AccountDetails } from './account-details.js';
import { AccountNumbers } from './account-numbers.js';
import { FormerContacts } from './former-contacts.js';

const COLUMN = { email: 'pending_email', phone: 'pending_phone' } as const;

/**
 * Stores addresses and numbers that wait for their code before they replace the current ones; a current unverified one
 * may be pending itself.
 */
@Injectable()
export class PendingContactRepository {
  constructor(
    private readonly former: FormerContacts,
    private readonly details: AccountDetails,
    private readonly numbers: AccountNumbers,
  ) {}

  /** Sets the pending contact; null clears it. `value` is lower-cased or E.164. */
  async set(tx: EntityManager, userId: string, channel: ContactChannel, value: string | null): Promise<void> {
    const stored = channel === 'phone' ? this.details.seal(userId, { pendingPhone: value }).pendingPhone : value;
    await tx.query(`UPDATE users SET ${COLUMN[channel]} = $2, updated_at = clock_timestamp() WHERE id = $1`, [
      userId,
      stored,
    ]);
  }

  /**
   * Makes the pending address the current one. Returns false when it is no longer pending, or another account has
   * verified it; an unverified account with it is deleted.
   */
  applyEmail(tx: EntityManager, userId: string, email: string): Promise<boolean> {
    return this.former.recordReplaced(tx, { userId, channel: 'email', next: email }, () =>
      this.moveEmail(tx, userId, email),
    );
  }

  /** Makes the pending number the current one; returns false when it is no longer pending. */
  applyPhone(tx: EntityManager, userId: string, phone: string): Promise<boolean> {
    return this.former.recordReplaced(tx, { userId, channel: 'phone', next: phone }, () =>
      this.movePhone(tx, userId, phone),
    );
  }

  /** Returns whether a number is stored, also one that no key decrypts. */
  async hasPhone(manager: EntityManager, userId: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(`SELECT 1 FROM users WHERE id = $1 AND phone IS NOT NULL`, [userId]);
    return rows.length > 0;
  }

  /**
   * Removes the number, with a pending code for it; returns false when there was none, or when it is the account's only
   * contact.
   */
  removePhone(tx: EntityManager, userId: string): Promise<boolean> {
    return this.former.recordReplaced(tx, { userId, channel: 'phone', next: null }, () => this.clearPhone(tx, userId));
  }

  private async moveEmail(tx: EntityManager, userId: string, email: string): Promise<boolean> {
    await tx.query(`DELETE FROM users WHERE email = $2 AND id <> $1 AND email_verified_at IS NULL`, [userId, email]);
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE users SET email = $2, email_verified_at = clock_timestamp(), pending_email = NULL,
              updated_at = clock_timestamp()
       WHERE id = $1 AND pending_email = $2 AND NOT EXISTS (SELECT 1 FROM users other WHERE other.email = $2 AND other.id <> $1)`,
      [userId, email],
    );
    return count === 1;
  }

  private async movePhone(tx: EntityManager, userId: string, number: string): Promise<boolean> {
    const standing = await this.numbers.lock(tx, userId);
    if (standing?.pendingPhone !== number) return false;
    const { phone, phoneDigest } = this.details.sealPhone(userId, number);
    await tx.query(
      `UPDATE users SET phone = $2, phone_digest = $3, phone_verified_at = clock_timestamp(), pending_phone = NULL,
              updated_at = clock_timestamp() WHERE id = $1`,
      [userId, phone, phoneDigest],
    );
    return true;
  }

  private async clearPhone(tx: EntityManager, userId: string): Promise<boolean> {
    const standing = await this.numbers.lock(tx, userId);
    if (!standing || !standing.hasPhone || !standing.hasEmail) return false;
    await tx.query(
      `UPDATE users SET phone = NULL, phone_digest = NULL, phone_verified_at = NULL,
              pending_phone = CASE WHEN $2 THEN NULL ELSE pending_phone END, updated_at = clock_timestamp() WHERE id = $1`,
      [userId, standing.pendingPhone === standing.phone],
    );
    return true;
  }
}
