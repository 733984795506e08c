import { Injectable } from '@nestjs/common';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { tooManyFailures } from './auth.errors.js';

const FAILURES: RateLimit = { name: 'password-failures', limit: 10, seconds: 15 * 60 };
const ATTEMPTS_PER_IP: RateLimit = { name: 'password-attempts', limit: 100, seconds: 3600 };

/**
 * Ten wrong passwords for one account in a quarter of an hour close the password way until the first of them is that old:
 * its address and its number count together, and what belongs to nobody counts by itself. A code still lets the owner in,
 * so that nobody can be locked out.
 */
@Injectable()
export class SignInThrottle {
  constructor(private readonly rateLimits: RateLimits) {}

  /** Counts an attempt before it is made, so that many at once count as many; throws 429. */
  async countAttempt(login: string, ip: string): Promise<void> {
    await this.rateLimits.consumeForIp(ATTEMPTS_PER_IP, ip);
    const wait = await this.rateLimits.tryConsume(FAILURES, login);
    if (wait > 0) throw tooManyFailures(wait);
  }

  /** The attempt was right: what was counted for the account is forgotten, and the attempt is taken back from the address. */
  async forget(login: string, ip: string): Promise<void> {
    await this.rateLimits.forget(FAILURES, login);
    await this.rateLimits.takeBackForIp(ATTEMPTS_PER_IP, ip);
  }
}
