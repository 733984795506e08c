import type { DataSource } from 'typeorm';
import { type AppConfig, ConfigurationError } from '../config/environment.js';

/** SQL: the region of the database, among the values that the product stores once; no row without a region. */
export const REGION = `SELECT value #>> '{}' AS region FROM secrets WHERE name = 'region'`;

/**
 * Throws ConfigurationError if the database belongs to another region than this process: its papers would have the
 * numbers of that region, and its queues and files would not be found.
 */
export function assertRegion(stored: string | undefined, { REGION_ID: configured }: AppConfig): void {
  if (stored === configured) return;
  if (stored !== undefined) {
    throw new ConfigurationError(`The database belongs to the region ${stored}: set REGION_ID=${stored}.`);
  }
  throw new ConfigurationError(
    `The database has no region yet: run node backend/bundle/main.js migrate with REGION_ID=${configured}.`,
  );
}

/** Stores the region of this process in a database without one. Throws ConfigurationError if it has another one. */
export async function recordRegion(dataSource: DataSource, config: AppConfig): Promise<void> {
  if (config.REGION_ID !== undefined) {
    await dataSource.query(
      `INSERT INTO secrets (name, value) VALUES ('region', to_jsonb($1::text)) ON CONFLICT (name) DO NOTHING`,
      [config.REGION_ID],
    );
  }
  const rows: { region: string }[] = await dataSource.query(REGION);
  assertRegion(rows[0]?.region, config);
}
