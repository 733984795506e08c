import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { placeOfRedis, readMemoryInfo, usesRedis } from '../common/queue/redis-connection.js';
import type { AppConfig } from '../config/environment.js';
import { ConfigurationError } from '../config/environment.js';
import { MIGRATIONS } from '../migrations/migrations.js';
import { assertRegion, REGION } from './region.js';

const CONNECT_MS = 5000;

const place = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port ? `:${port}` : ''}${pathname}`;
};

/** SQL: the migrations that have run; fails with 42P01 where there is no schema. */
const RAN = 'SELECT name FROM migrations';
const NO_TABLE = '42P01';

/** Throws ConfigurationError unless the schema is that of this version or of a later one, and the region is the same. */
async function assertSchema(client: Client, config: AppConfig): Promise<void> {
  const remedy = 'run node backend/bundle/main.js migrate first';
  try {
    const { rows } = await client.query<{ name: string }>(RAN);
    const ran = new Set(rows.map(({ name }) => name));
    const due = MIGRATIONS.filter(({ name }) => !ran.has(name)).length;
    if (due === 0) return assertRegion((await client.query<{ region: string }>(REGION)).rows[0]?.region, config);
    throw new ConfigurationError(
      `The schema of the database at ${place(config.DATABASE_URL)} is of an earlier version (${due} to migrate): ${remedy}.`,
    );
  } catch (error) {
    if ((error as { code?: string }).code !== NO_TABLE) throw error;
    throw new ConfigurationError(`The database at ${place(config.DATABASE_URL)} has no schema: ${remedy}.`);
  }
}

/**
 * Checks that the database answers and can do geography, and that its schema is there where nothing is going to migrate it.
 * Throws ConfigurationError with the remedy.
 */
export async function checkDatabase(config: AppConfig, { migrated = false } = {}): Promise<void> {
  const client = new Client({
    connectionString: config.DATABASE_URL,
    connectionTimeoutMillis: Math.max(CONNECT_MS, config.DB_CONNECT_TIMEOUT_MS),
    query_timeout: Math.max(CONNECT_MS, config.DB_QUERY_TIMEOUT_MS),
    ssl: config.DB_SSL ? { rejectUnauthorized: true } : false,
  });
  client.on('error', () => undefined); // a broken connection shows in the query that runs on it
  try {
    await client.connect();
    const found = await client.query(`SELECT 1 FROM pg_available_extensions WHERE name = 'postgis'`);
    if (found.rowCount === 0) {
      throw new ConfigurationError(
        `The database at ${place(config.DATABASE_URL)} has no PostGIS: install it (Debian: postgresql-15-postgis-3) or use the postgis/postgis image.`,
      );
    }
    if (migrated) await assertSchema(client, config);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(
      `The database at ${place(config.DATABASE_URL)} cannot be reached (${(error as Error).message}): check DATABASE_URL and that PostgreSQL runs.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);
/**
 * Script that creates the folder of uploaded files and writes in it. It runs in its own process, because a hanging disk
 * blocks the process that accesses it.
 */
const WRITE_IN = `
  const { mkdirSync, mkdtempSync, rmdirSync } = require('node:fs');
  try {
    mkdirSync(process.argv[1], { recursive: true });
    rmdirSync(mkdtempSync(process.argv[1] + '/check-'));
  } catch (error) {
    process.stdout.write(error.code ?? error.message);
  }`;

/**
 * Checks that files can be stored: the disk responds within seconds and this user may write. Throws ConfigurationError
 * with the remedy. `script` replaces the script of the check.
 */
export async function checkDataDirectory(
  { DATA_DIR, filesDir }: Pick<AppConfig, 'DATA_DIR' | 'filesDir'>,
  { withinMs = CONNECT_MS, script = WRITE_IN } = {},
): Promise<void> {
  const child = spawn(process.execPath, ['-e', script, filesDir], { stdio: ['ignore', 'pipe', 'ignore'] });
  let code = '';
  child.stdout.on('data', (chunk: Buffer) => (code += chunk.toString()));
  try {
    await inTime(once(child, 'close'), withinMs);
  } catch {
    child.kill('SIGKILL');
    child.unref(); // a process blocked by a disk does not end even then
    child.stdout.destroy();
    throw new ConfigurationError(
      `The data directory ${DATA_DIR} does not answer: check the disk or share behind it, or choose another with DATA_DIR.`,
    );
  }
  // with a full disk everything except uploads works
  if (code === '' || FULL.has(code)) return;
  throw new ConfigurationError(
    `The data directory ${DATA_DIR} cannot be written (${code}): give this user write access or choose another with DATA_DIR.`,
  );
}

/** Returns the result of `answer`; rejects if it exceeds the connection timeout or `withinMs`. */
async function inTime<T>(answer: Promise<T>, withinMs = CONNECT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), withinMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Checks that Redis, where it is used, never throws tasks away. Throws ConfigurationError with the remedy. */
export async function checkRedis(config: AppConfig): Promise<void> {
  if (!usesRedis(config)) return;
  try {
    for (const info of await inTime(readMemoryInfo(config, CONNECT_MS))) {
      const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1];
      if (policy !== undefined && policy !== 'noeviction') {
        throw new ConfigurationError(
          `Redis at ${placeOfRedis(config)} may throw tasks away (maxmemory-policy ${policy}): set it to noeviction.`,
        );
      }
    }
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const setting = (['REDIS_CLUSTER', 'REDIS_SENTINELS'] as const).find((name) => config[name].length > 0);
    throw new ConfigurationError(
      `Redis at ${placeOfRedis(config)} cannot be reached (${(error as Error).message}): check ${setting ?? 'REDIS_URL'}, or unset it to queue in PostgreSQL.`,
    );
  }
}
