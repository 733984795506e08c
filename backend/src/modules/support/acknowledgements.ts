import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { Outbox } from '../../common/queue/outbox.js';
import { acknowledgeSupportRequestTask } from './tasks/acknowledge-support-request.task.js';

/**
 * Limit of acknowledgements to one sender: a forger of the sender must not fill the sender's mailbox through the
 * product.
 */
const PER_DAY: RateLimit = { name: 'support-acknowledged-day', limit: 10, seconds: 24 * 3600 };

/** Acknowledges requests, up to a limit for each sender. */
@Injectable()
export class Acknowledgements {
  constructor(
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Schedules the acknowledgement to this address, or account without one; does nothing beyond the limit of the day.
   */
  async schedule(tx: EntityManager, requestId: string, sender: string): Promise<void> {
    if ((await this.limits.tryConsume(PER_DAY, sender, tx)) > 0) return;
    await this.outbox.add(tx, acknowledgeSupportRequestTask, { requestId });
  }
}
