import { DataSource, type DataSourceOptions } from 'typeorm';
import { connectionOptions } from '../common/database/connection-options.js';
import type { AppConfig } from '../config/environment.js';

const LONG_MS = 600_000;
/**
 * Connection timeout in milliseconds: no user waits here, so a busy database has more time to accept the connection.
 */
const WAIT_MS = 30_000;

/** Runs `work` on a separate database connection, without the application; statements may last minutes. */
export async function withDatabase<T>(
  config: AppConfig,
  work: (dataSource: DataSource) => Promise<T>,
  entities: DataSourceOptions['entities'] = [],
): Promise<T> {
  const patient = {
    ...config,
    DB_STATEMENT_TIMEOUT_MS: LONG_MS,
    DB_QUERY_TIMEOUT_MS: LONG_MS,
    DB_POOL_WAIT_MS: WAIT_MS,
  };
  const dataSource = new DataSource({ ...connectionOptions(patient), entities });
  await dataSource.initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
