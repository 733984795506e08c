import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type NativeCluster, openDatabase } from '@nukkad/tools/native-engines/native-cluster';
import { startEmbeddedDatabase } from '@nukkad/tools/embedded/supervisor';
import { migrate, openProduct } from './product.js';
import type { Place } from './run-day.js';
import { SimulatedClock, simulatedUrl } from './simulated-clock.js';

/** A place to simulate in, and the function that closes it. */
export interface OpenPlace extends Place {
  /** Name of the engine. */
  engine: string;
  close(): Promise<void>;
}

/** Sets up the product on an empty database, with a simulated clock. */
async function openOn(url: string, stop: () => Promise<void>): Promise<OpenPlace> {
  const clock = await SimulatedClock.make(url);
  const simulated = simulatedUrl(url);
  await migrate(simulated);
  const client = new Client({ connectionString: simulated });
  client.on('error', () => undefined); // a broken connection shows in the query that runs on it
  await client.connect();
  const { rows } = await client.query<{ version: string }>(
    `SELECT split_part(version(), ' ', 2) || ', PostGIS ' || split_part(postgis_version(), ' ', 1) AS version`,
  );
  const product = await openProduct(simulated);
  return {
    ...{ product, clock, client, engine: `PostgreSQL ${rows[0]!.version}` },
    close: async () => {
      await product.close();
      await client.end();
      await clock.close();
      await stop();
    },
  };
}

/** Opens a place on a native server, in a database of this name. */
export async function openNativePlace(cluster: NativeCluster, name: string): Promise<OpenPlace> {
  const { url } = await openDatabase(cluster, name, false);
  return openOn(url, () => Promise.resolve());
}

/**
 * Opens a place on the embedded database, where transactions never overlap; `isShortLived` for days of small cities.
 */
export async function openEmbeddedPlace({ isShortLived = false } = {}): Promise<OpenPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-city-'));
  const dataDir = join(folder, 'database');
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, isShortLived });
  const stop = async (): Promise<void> => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const place = await openOn(database.url, stop);
    return { ...place, engine: `embedded ${place.engine}` };
  } catch (error) {
    // a running database prevents the end of the process
    await stop();
    throw error;
  }
}
