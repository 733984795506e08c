import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { Outbox } from '../../common/queue/outbox.js';
import { acknowledgeSupportRequestTask } from './tasks/acknowledge-support-request.task.js';

/** Acknowledgements that one sender gets: a person who writes in their name does not fill their box through the product. */
const PER_DAY: RateLimit = { name: 'support-acknowledged-day', limit: 10, seconds: 24 * 3600 };

/** Acknowledges requests, up to a limit for each sender. */
@Injectable()
export class Acknowledgements {
  constructor(
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
  ) {}

  /** Acknowledges the request to this address, or account where there is none; beyond the limit of the day it does nothing. */
  async schedule(tx: EntityManager, requestId: string, sender: string): Promise<void> {
    if ((await this.limits.tryConsume(PER_DAY, sender, tx)) > 0) return;
    await this.outbox.add(tx, acknowledgeSupportRequestTask, { requestId });
  }
}
