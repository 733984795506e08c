import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { AppLogger } from '../observability/app-logger.js';
import { metrics } from '../observability/metrics.js';
import { Replica } from './replica.js';

/** Shortest time between two measurements; each process reads the position of the primary. */
const PROBE_EVERY_MS_MIN = 500;
/** Measurements within the limit of the lag, so that a replica without a lag stays within it between two of them. */
const PROBES_WITHIN_LIMIT = 2;
const MS_PER_SECOND = 1000;
/** Bytes of the log that the primary has written. */
const WRITTEN = `SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::text AS position`;

const replicaLag = new Gauge({
  name: 'database_replica_lag_seconds',
  help: 'Age of the data of a read replica in seconds; infinite while it does not answer',
  labelNames: ['replica'],
  registers: [metrics],
});

const replicaUsed = new Gauge({
  name: 'database_replica_used',
  help: '1 while searches use the read replica, 0 while it is unavailable or too far behind',
  labelNames: ['replica'],
  registers: [metrics],
});

/** The read replicas of the processes that serve calls, measured twice within the limit of the lag. */
@Injectable()
export class Replicas implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly replicas: readonly Replica[];
  private readonly used = new Map<Replica, boolean>();
  private timer: NodeJS.Timeout | undefined;
  private probing: Promise<void> | undefined;
  private turn = 0;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @InjectDataSource() private readonly primary: DataSource,
    private readonly logger: AppLogger,
  ) {
    const urls = config.ROLE === 'worker' ? [] : config.DATABASE_READ_URLS;
    this.replicas = urls.map((url) => new Replica(url, config));
  }

  onApplicationBootstrap(): void {
    if (this.replicas.length === 0) return;
    const probe = (): void => {
      this.probing ??= this.probe().finally(() => (this.probing = undefined));
    };
    probe();
    const everyMs = Math.max(PROBE_EVERY_MS_MIN, this.config.DATABASE_READ_MAX_LAG_MS / PROBES_WITHIN_LIMIT);
    this.timer = setInterval(probe, everyMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.probing;
    for (const replica of this.replicas) replica.close();
  }

  /** Returns the next replica within the limit of the lag; null if there is none. */
  pickReplica(): Replica | null {
    const usable = this.replicas.filter((replica) => this.isUsable(replica));
    return usable[this.turn++ % (usable.length || 1)] ?? null;
  }

  /** Returns whether a configured replica is not used. */
  get areDegraded(): boolean {
    return this.replicas.some((replica) => !this.isUsable(replica));
  }

  private isUsable({ lagMs }: Replica): boolean {
    return lagMs !== null && lagMs <= this.config.DATABASE_READ_MAX_LAG_MS;
  }

  /** Without a primary nothing is measured, and the replicas age. */
  private async probe(): Promise<void> {
    const at = performance.now();
    const rows: { position: string }[] | null = await this.primary.query(WRITTEN).catch(() => null);
    const position = rows?.[0]?.position;
    if (position !== undefined) {
      const written = { at, position: BigInt(position) };
      await Promise.all(this.replicas.map((replica) => replica.probe(written)));
    }
    for (const replica of this.replicas) this.report(replica);
  }

  private report(replica: Replica): void {
    const isUsed = this.isUsable(replica);
    const lagMs = replica.lagMs ?? Infinity;
    replicaLag.set({ replica: replica.name }, lagMs / MS_PER_SECOND);
    replicaUsed.set({ replica: replica.name }, isUsed ? 1 : 0);
    if (this.used.get(replica) === isUsed) return;
    this.used.set(replica, isUsed);
    const entry = { replica: replica.name, lagMs: Number.isFinite(lagMs) ? Math.round(lagMs) : null };
    if (isUsed) this.logger.info({ event: 'replica.used', ...entry });
    else this.logger.warn({ event: 'replica.unused', ...entry });
  }
}
