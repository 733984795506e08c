import { Pool, type PoolConfig } from 'pg';
import type { AppConfig } from '../../config/environment.js';
import { traceStatement } from '../observability/tracing.js';
import { connectionOptions } from './connection-options.js';
import { databaseCode, isDatabaseUnavailable, isRetryable } from './database-errors.js';
import { ReplicaFreshness } from './replica-freshness.js';

const PROBE_TIMEOUT_MS = 1000;
const STATEMENT_TIMED_OUT = '57014';
const TOO_MANY_CONNECTIONS = '53300';
/** Bytes of the log that the database replayed; null if it is no replica, or was promoted. */
const REPLAYED = `SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text END AS position`;

/** The end of the log of the primary, read after the moment `at`, in milliseconds of the monotonic clock. */
export interface PrimaryPosition {
  at: number;
  position: bigint;
}

/** A statement was not answered before its replica was found to be unavailable, for the reason in `cause`. */
class ReplicaDiscarded extends Error {
  constructor(cause: Error) {
    super('the replica is not used any more', { cause });
  }
}

const hasMessage = (error: unknown, text: RegExp): boolean => text.test((error as Error | undefined)?.message ?? '');

/** Returns whether a statement exceeded a time limit of the server or of the client. */
const isSlow = (error: unknown): boolean =>
  databaseCode(error) === STATEMENT_TIMED_OUT || hasMessage(error, /query read timeout/i);

/** Returns whether the primary can answer a statement after `error` of a replica. A slow statement is not repeated. */
export const isReplicaFault = (error: unknown): boolean =>
  error instanceof ReplicaDiscarded || (isDatabaseUnavailable(error) && !isSlow(error)) || isRetryable(error);

/**
 * Returns whether `error` shows that the replica is lost. A busy replica refuses connections, or none is free in time:
 * other statements continue, and the probe decides whether it is lost.
 */
export const isReplicaLost = (error: unknown): boolean =>
  isReplicaFault(error) &&
  isDatabaseUnavailable(error) &&
  databaseCode(error) !== TOO_MANY_CONNECTIONS &&
  !hasMessage(error, /timeout exceeded when trying to connect/i);

/** A physical replica of the database: its connections, and its age. */
export class Replica {
  /** Host and port. */
  readonly name: string;
  private readonly pool: Pool;
  /** A connection of its own: behind the statements of a busy replica, the probe would find it lost. */
  private readonly probes: Pool;
  private readonly freshness = new ReplicaFreshness();
  private readonly unanswered = new Set<(reason: Error) => void>();

  constructor(url: string, config: AppConfig) {
    this.name = new URL(url).host;
    const { ssl, poolSize, connectTimeoutMS, extra } = connectionOptions(config, url);
    const options: PoolConfig = { connectionString: url, ssl: ssl as PoolConfig['ssl'], ...(extra as PoolConfig) };
    this.pool = new Pool({ ...options, max: poolSize, connectionTimeoutMillis: connectTimeoutMS });
    const probe = { connectionTimeoutMillis: PROBE_TIMEOUT_MS, query_timeout: PROBE_TIMEOUT_MS };
    this.probes = new Pool({ ...options, ...probe, max: 1 });
    // a broken connection shows in the query that runs on it
    for (const pool of [this.pool, this.probes]) pool.on('error', () => undefined);
  }

  /** Returns for how long, at most, commits have been missing here; null while that is unknown. */
  get lagMs(): number | null {
    return this.freshness.computeLag(performance.now());
  }

  /** Returns the rows of a statement. Rejects as soon as the replica is found to be unavailable. */
  query<T>(sql: string, parameters?: unknown[]): Promise<T> {
    return new Promise((resolve, reject) => {
      this.unanswered.add(reject);
      void traceStatement(sql, parameters !== undefined, () => this.pool.query(sql, parameters))
        .then(({ rows }) => resolve(rows as T), reject)
        .finally(() => this.unanswered.delete(reject));
    });
  }

  /** Measures the age of the replica; it is unavailable if it does not answer within a second. */
  async probe({ at, position }: PrimaryPosition): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the replica did not answer')), PROBE_TIMEOUT_MS);
    });
    try {
      const { rows } = await Promise.race([this.probes.query<{ position: string | null }>(REPLAYED), late]);
      const replayed = rows[0]?.position ?? null;
      if (replayed === null) this.discard(new Error('the database is no replica'));
      else this.freshness.record(at, position, BigInt(replayed));
    } catch (error) {
      this.discard(error as Error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Rejects all unanswered statements because of `reason`; the replica is used again after its next measurement. */
  discard(reason: Error): void {
    this.freshness.reset();
    const discarded = new ReplicaDiscarded(reason);
    for (const reject of this.unanswered) reject(discarded);
    this.unanswered.clear();
  }

  /** Closes the connections, without waiting for unanswered statements. */
  close(): void {
    this.discard(new Error('the process stops'));
    for (const pool of [this.pool, this.probes]) pool.end().catch(() => undefined);
  }
}
