import type { DataSourceOptions } from 'typeorm';
import type { AppConfig } from '../../config/environment.js';
import { MIGRATIONS } from '../../migrations/migrations.js';
import { PreparingClient } from './prepared-statements.js';
import { TimedClient } from './timed-client.js';

const LOCK_TIMEOUT_MS = 2000;
const IDLE_IN_TRANSACTION_MS = 10_000;
/**
 * How long the pool keeps a connection that nobody asks for. A new one connects, signs in, and reads the catalogue and plans each
 * statement anew; with the pool's own 10 s nearly every search of a quiet hour waited for that.
 */
const POOL_IDLE_MS = 600_000;

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/**
 * How this product talks to PostgreSQL: every wait has an end, extensions come from migrations, nothing is synchronised.
 * Statements are prepared unless a direct address tells that there is a pooler in between.
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
