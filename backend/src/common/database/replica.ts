import { Pool, type PoolConfig } from 'pg';
import type { AppConfig } from '../../config/environment.js';
import { connectionOptions } from './connection-options.js';
import { databaseCode, isDatabaseUnavailable, isRetryable } from './database-errors.js';
import { ReplicaFreshness } from './replica-freshness.js';

const PROBE_TIMEOUT_MS = 1000;
const STATEMENT_TIMED_OUT = '57014';
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

/** Returns whether the primary can answer a statement after `error` of a replica. A slow statement is not repeated. */
export const isReplicaFault = (error: unknown): boolean =>
  error instanceof ReplicaDiscarded ||
  (isDatabaseUnavailable(error) && databaseCode(error) !== STATEMENT_TIMED_OUT) ||
  isRetryable(error);

/** A physical replica of the database: its connections, and its age. */
export class Replica {
  /** Host and port. */
  readonly name: string;
  private readonly pool: Pool;
  private readonly freshness = new ReplicaFreshness();
  private readonly unanswered = new Set<(reason: Error) => void>();

  constructor(url: string, config: AppConfig) {
    this.name = new URL(url).host;
    const { ssl, poolSize, connectTimeoutMS, extra } = connectionOptions(config, url);
    this.pool = new Pool({
      connectionString: url,
      ssl: ssl as PoolConfig['ssl'],
      max: poolSize,
      ...(extra as PoolConfig),
      connectionTimeoutMillis: connectTimeoutMS,
    });
    this.pool.on('error', () => undefined); // a broken connection shows in the query that runs on it
  }

  /** Returns for how long, at most, commits have been missing here; null while that is unknown. */
  get lagMs(): number | null {
    return this.freshness.computeLag(performance.now());
  }

  /** Returns the rows of a statement. Rejects as soon as the replica is found to be unavailable. */
  query<T>(sql: string, parameters?: unknown[]): Promise<T> {
    return new Promise((resolve, reject) => {
      this.unanswered.add(reject);
      void this.pool
        .query(sql, parameters)
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
      const { rows } = await Promise.race([this.pool.query<{ position: string | null }>(REPLAYED), late]);
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
    this.pool.end().catch(() => undefined);
  }
}
