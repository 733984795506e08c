import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContactDigests, hasContact } from '../../common/security/contact-digests.js';

/**
 * SQL: whether the account `u` signs in with its number: the number is verified, and so is the mailbox, if there is
 * one. An unverified address may belong to a stranger, who acquires the account by verifying it.
 */
const SIGNS_IN_BY_PHONE = `u.phone_verified_at IS NOT NULL AND u.erased_at IS NULL
  AND (u.email IS NULL OR u.email_verified_at IS NOT NULL)`;

/** SQL: whether the account `u` has the number `$1`; `$2` contains the digests. */
const HAS_NUMBER = hasContact({ digest: 'u.phone_digest', contact: 'u.phone', digests: '$2', plain: '$1' });

/**
 * Finds the account of a verified number: the number is a way to sign in, and belongs to one account. Accounts from the
 * time before that rule may share a verified number; it then belongs to the account that verified it last.
 */
@Injectable()
export class PhoneIdentities {
  constructor(private readonly digests: ContactDigests) {}

  /**
   * Returns the account that signs in with `phone` (E.164); null when there is none. Concurrent calls wait until `tx`
   * ends.
   */
  async findOwner(tx: EntityManager, phone: string): Promise<string | null> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`phone:${phone}`]);
    return this.find(tx, phone);
  }

  /** Same as `findOwner`, for a read without a lock. */
  async find(manager: EntityManager, phone: string): Promise<string | null> {
    const rows: { id: string }[] = await manager.query(
      `SELECT u.id FROM users u WHERE ${HAS_NUMBER} AND ${SIGNS_IN_BY_PHONE}
       ORDER BY u.phone_verified_at DESC, u.id LIMIT 1`,
      [phone, this.digests.listDigests(phone)],
    );
    return rows[0]?.id ?? null;
  }

  /** Returns whether another account than `userId` signs in with `phone`. */
  async isAnothers(tx: EntityManager, phone: string, userId: string | null): Promise<boolean> {
    const owner = await this.findOwner(tx, phone);
    return owner !== null && owner !== userId;
  }
}
