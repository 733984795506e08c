import { Injectable } from '@nestjs/common';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { tooManyFactorCodes } from './second-factor.errors.js';

const WRONG_CODES: RateLimit = { name: 'second-factor-codes', limit: 5, seconds: 15 * 60 };

/** Five wrong codes of an account in a quarter of an hour close the second factor until the first of them is that old. */
@Injectable()
export class SecondFactorThrottle {
  constructor(private readonly rateLimits: RateLimits) {}

  /** Counts an attempt before it is made, so that concurrent attempts all count; throws 429. */
  async countAttempt(userId: string): Promise<void> {
    const wait = await this.rateLimits.tryConsume(WRONG_CODES, userId);
    if (wait > 0) throw tooManyFactorCodes(wait);
  }

  /** Resets the counter after a right code or the removal of the factor. */
  resetCounter(userId: string): Promise<void> {
    return this.rateLimits.deleteUses(WRONG_CODES, userId);
  }
}
