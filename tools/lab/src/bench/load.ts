import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LoadResult, LoadSettings } from './load-worker.js';

export type { LoadResult, LoadSettings } from './load-worker.js';

/** Puts load on a server, from a thread of its own. */
export async function load(settings: LoadSettings): Promise<LoadResult> {
  const worker = new Worker(new URL('./load-worker.js', import.meta.url), { workerData: settings });
  const [result] = (await once(worker, 'message')) as [LoadResult];
  return result;
}
