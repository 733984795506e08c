import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { databaseCode } from '../../../common/database/database-errors.js';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { Secrets } from '../../../common/security/secrets.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import type { AppConfig } from '../../../config/environment.js';
import { PaymentAlarms } from '../records/payment-alarms.js';

const SECRET = 'payment-origin';
const TIMELINE_SECRET = 'payment-timeline';
/** Codes of PostgreSQL: insufficient_privilege, undefined_function and feature_not_supported. */
const NOT_PERMITTED: readonly string[] = ['42501', '42883', '0A000'];

/**
 * Recognises a restored copy of the database by the identity of its cluster and its database. A copy has the pending
 * requests of the original, which may still be running, and the same names of its requests: it sends nothing to the
 * provider until the operator confirms it. A copy of the files of PostgreSQL has the identity of the original, as a
 * promoted standby has: nothing stops it but `PAYMENTS_PAUSED`, and a new timeline raises an alarm (ADR 66).
 */
@Injectable()
export class DatabaseOrigin implements OnApplicationBootstrap {
  private confirmed: Promise<boolean> | null = null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(APP_CONFIG)
    private readonly config: Pick<AppConfig, 'paymentProvider' | 'PAYMENTS_CONFIRMED_COPY' | 'PAYMENTS_PAUSED'>,
    private readonly secrets: Secrets,
    private readonly alarms: PaymentAlarms,
    private readonly logger: AppLogger,
  ) {}

  /** Practice money is part of the database, so that a copy of it is complete. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.paymentProvider !== 'razorpay') return;
    await this.reportNewTimeline();
    if (this.config.PAYMENTS_PAUSED) this.alarms.raiseAlarm('paused', {});
    await this.isConfirmed();
  }

  /** Returns whether this database is the one that first used the provider, or a confirmed copy, and is not paused. */
  async isConfirmed(): Promise<boolean> {
    if (this.config.PAYMENTS_PAUSED) return false;
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

  /**
   * Raises an alarm once for each timeline: a standby was promoted, or the database was recovered, and the former primary
   * must not run any more. Some managed services do not permit to read the log: promotions are then not noticed.
   */
  private async reportNewTimeline(): Promise<void> {
    const current = await this.readTimeline();
    if (current === null) return;
    const former = await this.secrets.get(TIMELINE_SECRET, () => current);
    if (former === current) return;
    this.alarms.raiseAlarm('promoted-database', { former, current });
    await this.secrets.replace(TIMELINE_SECRET, current);
  }

  /** The segment of the log has the new timeline at once, the control file only after a checkpoint. */
  private async readTimeline(): Promise<string | null> {
    try {
      const [row]: { timeline: string }[] = await this.dataSource.query(
        `SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline`,
      );
      return row?.timeline ?? null;
    } catch (error) {
      if (!NOT_PERMITTED.includes(databaseCode(error) ?? '')) throw error;
      this.logger.warn({ event: 'payments.timeline-unreadable' });
      return null;
    }
  }

  private async readOrigin(): Promise<string> {
    const [row]: { origin: string }[] = await this.dataSource.query(
      `SELECT system_identifier::text || '-' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS origin
       FROM pg_control_system()`,
    );
    return row?.origin ?? '';
  }
}
