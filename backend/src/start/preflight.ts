import { Redis } from 'ioredis';
import { Client } from 'pg';
import type { AppConfig } from '../config/environment.js';
import { ConfigurationError } from '../config/environment.js';

const CONNECT_MS = 5000;

const place = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port ? `:${port}` : ''}${pathname}`;
};

/** Checks that the database answers and can do geography. Throws ConfigurationError with the remedy. */
export async function checkDatabase(config: AppConfig): Promise<void> {
  const client = new Client({
    connectionString: config.DATABASE_URL,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
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
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(
      `The database at ${place(config.DATABASE_URL)} cannot be reached (${(error as Error).message}): check DATABASE_URL and that PostgreSQL runs.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What `answer` resolves to; rejects when it takes longer than a connection may. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), CONNECT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Checks that Redis, where it is used, never throws tasks away. Throws ConfigurationError with the remedy. */
export async function checkRedis(config: AppConfig): Promise<void> {
  if (!config.REDIS_URL) return;
  const redis = new Redis(config.REDIS_URL, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: null,
  });
  redis.on('error', () => undefined); // the call below reports it
  try {
    const info = await inTime(redis.connect().then(() => redis.info('memory')));
    const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1];
    if (policy !== undefined && policy !== 'noeviction') {
      throw new ConfigurationError(
        `Redis at ${place(config.REDIS_URL)} may throw tasks away (maxmemory-policy ${policy}): set it to noeviction.`,
      );
    }
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(
      `Redis at ${place(config.REDIS_URL)} cannot be reached (${(error as Error).message}): check REDIS_URL, or unset it to queue in PostgreSQL.`,
    );
  } finally {
    redis.disconnect();
  }
}
