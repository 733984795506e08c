import { Inject, Injectable } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import { LogOutput } from './log-output.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { currentRequest } from '../context/request-context.js';

type Fields = Record<string, string | number | boolean | null | undefined> & { event: string };

/** JSON logs on standard output. Entries are named events with ids and codes; no personal data belongs in them. */
@Injectable()
export class AppLogger {
  private readonly logger: Logger;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.logger = pino(
      {
        level: config.LOG_LEVEL,
        base: { service: 'nukkad', role: config.ROLE, ...(config.REGION_ID && { region: config.REGION_ID }) },
        mixin: () => {
          const request = currentRequest();
          return request ? { requestId: request.requestId } : {};
        },
        timestamp: pino.stdTimeFunctions.isoTime,
      },
      new LogOutput(),
    );
  }

  info(fields: Fields): void {
    this.logger.info(fields);
  }

  warn(fields: Fields): void {
    this.logger.warn(fields);
  }

  /** Logs a defect or a loss that requires attention. `error` adds its stack, never its data. */
  error(fields: Fields, error?: Error): void {
    this.logger.error(error ? { ...fields, stack: error.stack } : fields);
  }
}
