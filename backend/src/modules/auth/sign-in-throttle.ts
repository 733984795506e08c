import { Injectable } from '@nestjs/common';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { tooManyFailures } from './auth.errors.js';

const FAILURES: RateLimit = { name: 'password-failures', limit: 10, seconds: 15 * 60 };
const ATTEMPTS_PER_IP: RateLimit = { name: 'password-attempts', limit: 100, seconds: 3600 };

/**
 * Closes sign-in by password after ten wrong passwords for one account, until the first of them is 15 minutes old. The
 * address and the number of an account count together; a name without an account counts separately. A code still signs
 * the owner in, so that an attacker cannot lock the owner out.
 */
@Injectable()
export class SignInThrottle {
  constructor(private readonly rateLimits: RateLimits) {}

  /** Counts an attempt before it is made, so that concurrent attempts all count; throws 429. */
  async countAttempt(login: string, ip: string): Promise<void> {
    await this.rateLimits.consumeForIp(ATTEMPTS_PER_IP, ip);
    const wait = await this.rateLimits.tryConsume(FAILURES, login);
    if (wait > 0) throw tooManyFailures(wait);
  }

  /**
   * Resets the counter of the account after a right password, and removes the attempt from the counter of the IP
   * address.
   */
  async resetCounter(login: string, ip: string): Promise<void> {
    await this.rateLimits.deleteUses(FAILURES, login);
    await this.rateLimits.restoreForIp(ATTEMPTS_PER_IP, ip);
  }
}
