import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OriginDigest } from './origin-digest.js';
import { readReferralCode } from './referral-code.js';
import { ReferralRepository } from './referral.repository.js';

/** For whoever makes accounts: remembers by whose link they came. */
@Injectable()
export class Referrals {
  constructor(
    private readonly repository: ReferralRepository,
    private readonly origins: OriginDigest,
  ) {}

  /**
   * Notes that the account `userId` was made with the text `code`. What is no code is ignored, and so is a second code for
   * an account: else a stranger who fills the form with the same address would take the reward.
   */
  async note(tx: EntityManager, userId: string, code: string | undefined): Promise<void> {
    const known = readReferralCode(code);
    if (known) await this.repository.addReferral(tx, userId, known, this.origins.ofRequest());
  }
}
