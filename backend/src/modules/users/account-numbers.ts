import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountDetails } from './account-details.js';

/** The numbers of a locked account, decrypted. */
interface LockedNumbers {
  phone: string | null;
  pendingPhone: string | null;
  isVerified: boolean;
  /** Whether a number is stored, also one that no key decrypts. */
  hasPhone: boolean;
  hasEmail: boolean;
}

/** Reads numbers that a write compares: equal numbers are encrypted differently, so that SQL cannot compare them. */
@Injectable()
export class AccountNumbers {
  constructor(private readonly details: AccountDetails) {}

  /** Locks the account until the transaction ends, and returns its numbers; null if it does not exist. */
  async lock(tx: EntityManager, userId: string): Promise<LockedNumbers | null> {
    const rows: LockedNumbers[] = await tx.query(
      `SELECT phone, pending_phone AS "pendingPhone", phone_verified_at IS NOT NULL AS "isVerified",
              phone IS NOT NULL AS "hasPhone", email IS NOT NULL AS "hasEmail"
       FROM users WHERE id = $1 FOR NO KEY UPDATE`,
      [userId],
    );
    const [row] = rows;
    return row ? this.details.open(userId, row) : null;
  }
}
