import type { LoggerService } from '@nestjs/common';
import type { AppLogger } from '../common/observability/app-logger.js';

/** Passes the framework's warnings and errors on to the product's log; its chatter is dropped. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: AppLogger) {}

  log(): void {
    // start-up chatter of the framework
  }

  warn(message: unknown): void {
    this.logger.warn({ event: 'framework.warning', reason: String(message) });
  }

  error(message: unknown): void {
    this.logger.error({ event: 'framework.error', reason: message instanceof Error ? message.name : String(message) });
  }
}
