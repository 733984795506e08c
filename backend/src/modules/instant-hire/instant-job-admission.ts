import { Injectable } from '@nestjs/common';
import { findSecurePayObstacle, SECURE_PAY_AHEAD_DAYS } from '@nukkad/contract/payments/secure-pay-terms';
import type { EntityManager } from 'typeorm';
import { allSettledOrThrow } from '../../common/concurrency/all-settled-or-throw.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { SecurePayOffer } from '../payments/payments.public.js';
import { securePayRefused, tooManyInstantJobs } from './instant-hire.errors.js';

const POSTS_PER_MINUTE: RateLimit = { name: 'instant-jobs-minute', limit: 10, seconds: 60 };
const POSTS_PER_DAY: RateLimit = { name: 'instant-jobs-day', limit: 100, seconds: 86_400 };

const HOUR_MS = 3_600_000;

/** Decides whether an employer may post an instant job: the limits of posts, and the terms of Secure Pay. */
@Injectable()
export class InstantJobAdmission {
  constructor(
    private readonly limits: RateLimits,
    private readonly securePay: SecurePayOffer,
  ) {}

  /** Throws unless the product offers Secure Pay and the job has the terms of it, among them an end that is near enough. */
  assertSecurePay(terms: Parameters<typeof findSecurePayObstacle>[0], ends: string | undefined): void {
    const obstacle = this.securePay.isOffered ? findSecurePayObstacle(terms) : 'off';
    if (obstacle) throw securePayRefused(obstacle);
    if (ends && Date.parse(ends) > Date.now() + SECURE_PAY_AHEAD_DAYS * 24 * HOUR_MS) throw securePayRefused('too_far');
  }

  /** Consumes the limits in the transaction of the post, so that rejected and failed posts do not count. */
  async assertWithinLimits(tx: EntityManager, employerId: string): Promise<void> {
    await allSettledOrThrow(
      [POSTS_PER_MINUTE, POSTS_PER_DAY].map(async (limit) => {
        const seconds = await this.limits.tryConsume(limit, employerId, tx);
        if (seconds > 0) throw tooManyInstantJobs(limit.limit, seconds);
      }),
    );
  }
}
