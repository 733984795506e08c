import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Secrets } from '../../../common/security/secrets.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import type { AppConfig } from '../../../config/environment.js';
import { PaymentAlarms } from '../records/payment-alarms.js';

const SECRET = 'payment-origin';

/**
 * Recognises a restored copy of the database by the identity of its cluster and its database. A copy has the pending
 * requests of the original, which may still be running, and the same names of its requests: it sends nothing to the
 * provider until the operator confirms it.
 */
@Injectable()
export class DatabaseOrigin implements OnApplicationBootstrap {
  private confirmed: Promise<boolean> | null = null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'paymentProvider' | 'PAYMENTS_CONFIRMED_COPY'>,
    private readonly secrets: Secrets,
    private readonly alarms: PaymentAlarms,
  ) {}

  /** Practice money is part of the database, so that a copy of it is complete. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.paymentProvider === 'razorpay') await this.isConfirmed();
  }

  /** Returns whether this database is the one that first used the provider, or a confirmed copy. */
  async isConfirmed(): Promise<boolean> {
    this.confirmed ??= this.check();
    try {
      return await this.confirmed;
    } catch (error) {
      this.confirmed = null;
      throw error;
    }
  }

  private async check(): Promise<boolean> {
    const current = await this.readOrigin();
    if ((await this.secrets.get(SECRET, () => current)) === current) return true;
    if (this.config.PAYMENTS_CONFIRMED_COPY !== current) {
      this.alarms.raiseAlarm('copied-database', { origin: current });
      return false;
    }
    await this.secrets.replace(SECRET, current);
    return true;
  }

  private async readOrigin(): Promise<string> {
    const [row]: { origin: string }[] = await this.dataSource.query(
      `SELECT system_identifier::text || '-' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS origin
       FROM pg_control_system()`,
    );
    return row?.origin ?? '';
  }
}
