import type { DataSourceOptions } from 'typeorm';
import type { AppConfig } from '../../config/environment.js';
import { MIGRATIONS } from '../../migrations/migrations.js';
import { PreparingClient } from './prepared-statements.js';
import { TimedClient } from './timed-client.js';

const LOCK_TIMEOUT_MS = 2000;
const IDLE_IN_TRANSACTION_MS = 10_000;
/**
 * Idle timeout of a pooled connection, in milliseconds. A new connection has to connect, sign in, read the catalogue
 * and plan each statement again; with the pool's default of 10 s, nearly every search of a quiet hour waited for that.
 */
const POOL_IDLE_MS = 600_000;

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/**
 * Returns the PostgreSQL connection settings of this product: every wait has a timeout, extensions come from
 * migrations, and the schema is never synchronised. Statements are prepared unless a separate direct address indicates
 * a pooler.
 */
export function connectionOptions(config: AppConfig, url = config.DATABASE_URL): PostgresOptions {
  return {
    type: 'postgres',
    url,
    ssl: config.DB_SSL ? { rejectUnauthorized: true } : false,
    poolSize: config.DB_POOL_MAX,
    // the pool's: for a connection that is there, or for a new one
    connectTimeoutMS: config.DB_POOL_WAIT_MS,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    synchronize: false,
    migrationsRun: false,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    logging: false,
    extra: {
      Client: config.DATABASE_DIRECT_URL === undefined ? PreparingClient : TimedClient,
      // statements that are issued at once are sent at once, and answered in their order (ADR 24)
      pipeline: true,
      application_name: 'nukkad',
      keepAlive: true,
      idleTimeoutMillis: POOL_IDLE_MS,
      statement_timeout: config.DB_STATEMENT_TIMEOUT_MS,
      query_timeout: config.DB_QUERY_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    },
  };
}
