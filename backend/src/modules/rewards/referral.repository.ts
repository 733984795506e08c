import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReferralCodeEntity } from './entities/referral-code.entity.js';

/** Loads and writes referral codes, and who was invited with them. */
@Injectable()
export class ReferralRepository {
  /** The person's code; null when there is none yet. */
  async codeOf(manager: EntityManager, userId: string): Promise<string | null> {
    return (await manager.findOneBy(ReferralCodeEntity, { userId }))?.code ?? null;
  }

  /** Gives the person `code`; nothing happens when they have one already or when it is somebody else's. */
  async addCode(tx: EntityManager, userId: string, code: string): Promise<void> {
    await tx.query(`INSERT INTO referral_codes (user_id, code) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [userId, code]);
  }

  /** Notes who owns the code that an account was made with. An unknown code is nobody's; the first code given stays. */
  async addReferral(tx: EntityManager, invitedId: string, code: string, origin: string | null): Promise<void> {
    await tx.query(
      `INSERT INTO referrals (invited_id, inviter_id, origin)
       SELECT $1, c.user_id, $3 FROM referral_codes c WHERE c.code = $2 AND c.user_id <> $1
       ON CONFLICT DO NOTHING`,
      [invitedId, code, origin],
    );
  }
}
