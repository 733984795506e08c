import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../common/http/rate-limits.js';
import type { Principal } from '../../common/security/principal.js';
import { RecentSignInCheck } from '../../common/security/recent-sign-in-check.js';
import { CONTACT_CHANGES } from './contact-change-limit.js';

/** Admits changes of the address or number of an account: after a recent sign-in, and a limited number of codes. */
@Injectable()
export class ContactChangeAdmission {
  constructor(
    private readonly signIns: RecentSignInCheck,
    private readonly limits: RateLimits,
  ) {}

  async admitChange({ userId, sessionId }: Principal, { sendsCode }: { sendsCode: boolean }): Promise<void> {
    await this.signIns.assertRecentSignIn(sessionId);
    if (sendsCode) await this.limits.consume(CONTACT_CHANGES, userId);
  }
}
