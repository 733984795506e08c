import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { AppLogger } from '../observability/app-logger.js';

/**
 * Scheduled jobs. A round runs in processes that run tasks (ROLE all or worker), may run in several at once, and
 * catches up on missed rounds.
 */
@Injectable()
export class ScheduledJobs {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly logger: AppLogger,
  ) {}

  /** Runs `work`, which returns the number of changed items; a failure is logged and the next round retries. */
  async run(event: string, work: () => Promise<number>): Promise<void> {
    if (this.config.ROLE === 'api') return;
    try {
      const count = await work();
      if (count > 0) this.logger.info({ event, count });
    } catch (error) {
      this.logger.warn({ event: `${event}.failed`, reason: (error as Error).message });
    }
  }
}
