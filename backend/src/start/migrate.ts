import { assertSchemaCompatibility, LATEST_SCHEMA_VERSION, runMigrations, SchemaMigrationRequiredError } from 'bullmq';
import { Client } from 'pg';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { connectionOptions } from '../common/database/connection-options.js';
import { usesRedis } from '../common/queue/redis-connection.js';
import { type AppConfig, ConfigurationError } from '../config/environment.js';
import { applyFunctions } from '../migrations/functions/apply-functions.js';
import {
  FormerMigrationsMissingError,
  newestTimestamp,
  recordBaselines,
  recordFormerMigrations,
} from '../migrations/record-baselines.js';

/** Key of the advisory lock that every migrating instance acquires first; an arbitrary number. */
const MIGRATION_LOCK = 6_852_301;
const LONG_MS = 600_000;
/**
 * Connection timeout in milliseconds: no user waits here, so a busy database has more time to accept the connection.
 */
const WAIT_MS = 30_000;

/** Returns whether a later release migrated the database: its functions may use columns that this release does not know. */
async function isOfLaterRelease(runner: QueryRunner): Promise<boolean> {
  const [row]: { isLater: boolean }[] = await runner.query(
    `SELECT EXISTS (SELECT FROM migrations WHERE "timestamp" > $1::bigint) AS "isLater"`,
    [newestTimestamp()],
  );
  return row?.isLater ?? false;
}

/** Throws the error of a database that lacks former migrations as one for the operator. */
function explainMissing(error: unknown): never {
  throw error instanceof FormerMigrationsMissingError ? new ConfigurationError(error.message) : error;
}

/**
 * Migrates the schema and replaces changed functions, all or nothing; instances that start together wait for each
 * other. Returns the names of the executed migrations. Throws ConfigurationError if the database lacks former migrations.
 */
export async function migrateDatabase(config: AppConfig): Promise<string[]> {
  const patient = {
    ...config,
    DB_STATEMENT_TIMEOUT_MS: LONG_MS,
    DB_QUERY_TIMEOUT_MS: LONG_MS,
    DB_POOL_WAIT_MS: WAIT_MS,
  };
  const dataSource = new DataSource(connectionOptions(patient, config.DATABASE_DIRECT_URL ?? config.DATABASE_URL));
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(`SET LOCAL lock_timeout = ${LONG_MS}`);
    await runner.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'none'; // it runs in the transaction that holds the lock
    await recordBaselines(runner).catch(explainMissing);
    const ran = await executor.executePendingMigrations();
    if (ran.length > 0) await recordFormerMigrations(runner);
    if (!(await isOfLaterRelease(runner))) await applyFunctions(runner);
    await runner.commitTransaction();
    return ran.map((migration) => migration.name);
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

/** Returns the version of the queue's schema; 0 without one. */
async function queueVersion(client: Client): Promise<number> {
  try {
    return await assertSchemaCompatibility(client);
  } catch (error) {
    if (error instanceof SchemaMigrationRequiredError) return 0;
    throw error;
  }
}

/**
 * Migrates the queue's own schema where tasks are queued in PostgreSQL. Writes nothing if it is up to date: the
 * library's migration always writes, and a full database rejects writes.
 */
export async function migrateQueue(config: AppConfig): Promise<void> {
  if (usesRedis(config)) return;
  const client = new Client({ connectionString: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL });
  client.on('error', () => undefined); // a broken connection shows in the query that runs on it
  await client.connect();
  try {
    if ((await queueVersion(client)) < LATEST_SCHEMA_VERSION) await runMigrations(client);
  } finally {
    await client.end();
  }
}
