import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DataSource } from 'typeorm';
import { PATIENT_SETTINGS } from '../../../test/limits.js';
import type { SpareDatabase } from '../../../test/spare-database.js';
import { connectionOptions } from '../../common/database/connection-options.js';
import { type AppConfig, readConfig } from '../../config/environment.js';
import { migrateDatabase } from '../../start/migrate.js';
import { recordBaselines } from '../record-baselines.js';
import { FORMER_RELEASE, migrationsUpTo } from './releases.js';
import { dumpSchema } from './schema-dump.js';

/** Returns the configuration of a server on the database at `url`. */
export const configOf = (url: string): AppConfig =>
  readConfig({ NODE_ENV: 'test', DATABASE_URL: url, ...PATIENT_SETTINGS });

const FORMER_SCHEMA = fileURLToPath(new URL('former-schema.sql', import.meta.url));

/** Empties a database and creates the schema of a release, as an installation of the oldest release that was upgraded. */
export async function buildRelease(database: SpareDatabase, lastMigration: string): Promise<void> {
  await database.empty();
  await database.query(readFileSync(FORMER_SCHEMA, 'utf8'));
  if (lastMigration !== FORMER_RELEASE) await raiseToRelease(database, lastMigration);
}

/** Migrates a database from the schema of an earlier release to that of a later one. */
export async function raiseToRelease(database: SpareDatabase, lastMigration: string): Promise<void> {
  const options = connectionOptions(configOf(database.url));
  const dataSource = new DataSource({ ...options, migrations: migrationsUpTo(lastMigration) });
  await dataSource.initialize();
  try {
    await recordBaselines(dataSource);
    await dataSource.runMigrations({ transaction: 'all' });
  } finally {
    await dataSource.destroy();
  }
}

const newestSchemas = new Map<string, Promise<string[]>>();

/** Returns the schema of a database that was migrated from nothing in one run. May empty `database`. */
export function newestSchema(database: SpareDatabase): Promise<string[]> {
  const known = newestSchemas.get(database.url) ?? buildNewest(database);
  newestSchemas.set(database.url, known);
  return known;
}

async function buildNewest(database: SpareDatabase): Promise<string[]> {
  await database.empty();
  await migrateDatabase(configOf(database.url));
  return dumpSchema(database);
}
