import type { AppConfig } from '../config/environment.js';
import { DEMO_ENTITIES, loadDemo } from '../demo/load-demo.js';
import { loadGazetteer } from '../modules/places/places.public.js';
import { migrateDatabase, migrateQueue } from './migrate.js';
import { recordRegion } from './region.js';
import { withDatabase } from './with-database.js';

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Makes the database ready for this version: schema, queue, places, and demonstration data where they are asked for. */
export async function prepare(config: AppConfig, say: (line: string) => void): Promise<void> {
  const started = performance.now();
  const ran = await migrateDatabase(config);
  await migrateQueue(config);
  say(`schema up to date, ${ran.length} new (${seconds(started)})`);
  await withDatabase(config, (dataSource) => recordRegion(dataSource, config));
  const loading = performance.now();
  const { loaded, places } = await withDatabase(config, loadGazetteer);
  say(`${places} places ${loaded ? 'loaded' : 'known'} (${seconds(loading)})`);
  if (!config.NUKKAD_DEMO) return;
  const seeding = performance.now();
  const jobs = await withDatabase(config, loadDemo, DEMO_ENTITIES);
  if (jobs !== null) say(`demonstration data made, ${jobs} jobs (${seconds(seeding)})`);
}
