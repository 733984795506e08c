import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '@nukkad/tools/start/checks-before-start';
import { sharedDatabase } from '@nukkad/tools/start/database';
import { readSettings } from '@nukkad/tools/start/settings';
import { ROOT } from '@nukkad/tools/start/workspace';

/** The whole product, started for a benchmark with demonstration data in a separate folder. */
export interface BenchProduct {
  port: number;
  /** The process that started the others. */
  pid: number;
  /** Runs `work` with a connection to its database. */
  withDatabase<T>(work: (client: Client) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** Starts the product as `npm start` does; `settings` go before the environment. Rejects when it does not start. */
export async function startProduct(settings: Record<string, string> = {}): Promise<BenchProduct> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-bench-product-'));
  const environment = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    IP_LIMITS: 'relaxed',
    NUKKAD_DEMO: '1',
    ...settings,
  };
  const product = spawn(process.execPath, [join(ROOT, 'tools', 'bin', 'start.mjs')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(product, 'exit');
  const stop = async (): Promise<void> => {
    product.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await new Promise<void>((resolve, reject) => {
      product.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('Open http')) resolve();
      });
      void ended.then(() => reject(new Error('The product did not start.')));
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    pid: product.pid!,
    stop,
    withDatabase: async (work) => {
      const read = readSettings(environment);
      const client = new Client({ connectionString: sharedDatabase(read)?.url ?? read.databaseUrl ?? undefined });
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    },
  };
}
