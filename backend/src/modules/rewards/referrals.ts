import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OriginDigest } from './origin-digest.js';
import { readReferralCode } from './referral-code.js';
import { ReferralRepository } from './referral.repository.js';

/** Interface for modules that create accounts: records the inviter of an account. */
@Injectable()
export class Referrals {
  constructor(
    private readonly repository: ReferralRepository,
    private readonly origins: OriginDigest,
  ) {}

  /**
   * Records that the account `userId` was created with the text `code`. An invalid code is ignored, and so is a second
   * code for an account: otherwise a stranger who submits the form with the same address would get the reward.
   */
  async recordReferral(tx: EntityManager, userId: string, code: string | undefined): Promise<void> {
    const known = readReferralCode(code);
    if (known) await this.repository.addReferral(tx, userId, known, this.origins.computeDigest());
  }
}
