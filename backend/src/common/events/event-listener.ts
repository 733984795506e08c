import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { AppLogger } from '../observability/app-logger.js';
import { EVENTS_CHANNEL } from './events.js';

const RECONNECT_DELAY_MS = 1000;
const RECONNECT_DELAY_MAX_MS = 30_000;

/**
 * Listens for the database's notifications of written events on a separate connection, which reconnects by itself. A
 * notification may be lost, so its users poll the table as well.
 */
@Injectable()
export class EventListener implements OnModuleDestroy {
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private tries = 0;
  private started = false;
  private stopped = false;
  private isConnected = false;
  private hint: () => void = () => undefined;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly logger: AppLogger,
  ) {}

  /** Calls `hint` for every hint from now on. The first call opens the connection. */
  start(hint: () => void): void {
    this.hint = hint;
    if (this.started) return;
    this.started = true;
    void this.connect();
  }

  /** True while hints arrive. */
  get listening(): boolean {
    return this.isConnected;
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.DATABASE_DIRECT_URL ?? this.config.DATABASE_URL,
      ssl: this.config.DB_SSL ? { rejectUnauthorized: true } : false,
      connectionTimeoutMillis: this.config.DB_CONNECT_TIMEOUT_MS,
      query_timeout: this.config.DB_QUERY_TIMEOUT_MS,
      application_name: 'nukkad-events',
      keepAlive: true,
    });
    this.client = client;
    let lost = false;
    const lose = (reason: string): void => {
      if (lost) return;
      lost = true;
      this.isConnected = false;
      void client.end().catch(() => undefined);
      if (this.stopped) return;
      this.logger.warn({ event: 'events.listener.lost', reason });
      this.hint(); // pending waiters poll the table from now on
      const wait = Math.min(RECONNECT_DELAY_MS * 2 ** this.tries++, RECONNECT_DELAY_MAX_MS);
      this.timer = setTimeout(() => void this.connect(), wait).unref();
    };
    client.on('error', (error) => lose(error.message));
    client.on('end', () => lose('ended'));
    client.on('notification', () => this.hint());
    try {
      await client.connect();
      await client.query(`LISTEN ${EVENTS_CHANNEL}`);
      this.tries = 0;
      this.isConnected = true;
      this.hint(); // hints may have been missed on the way here
    } catch (error) {
      lose((error as Error).message);
    }
  }
}
