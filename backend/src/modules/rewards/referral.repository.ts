import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReferralCodeEntity } from './entities/referral-code.entity.js';

/** Loads and stores referral codes and the accounts invited with them. */
@Injectable()
export class ReferralRepository {
  /** Returns the person's code; null when there is none yet. */
  async findCode(manager: EntityManager, userId: string): Promise<string | null> {
    return (await manager.findOneBy(ReferralCodeEntity, { userId }))?.code ?? null;
  }

  /**
   * Assigns `code` to the person; does nothing when the person already has a code or when the code belongs to another
   * account.
   */
  async addCode(tx: EntityManager, userId: string, code: string): Promise<void> {
    await tx.query(`INSERT INTO referral_codes (user_id, code) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [userId, code]);
  }

  /**
   * Records the owner of the code with which an account was created. An unknown code has no owner; the first code is
   * retained.
   */
  async addReferral(tx: EntityManager, invitedId: string, code: string, origin: string | null): Promise<void> {
    await tx.query(
      `INSERT INTO referrals (invited_id, inviter_id, origin)
       SELECT $1, c.user_id, $3 FROM referral_codes c WHERE c.code = $2 AND c.user_id <> $1
       ON CONFLICT DO NOTHING`,
      [invitedId, code, origin],
    );
  }
}
