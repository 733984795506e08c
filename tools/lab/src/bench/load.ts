import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ROOT } from '@nukkad/tools/start/workspace';
import type { LoadResult, LoadSettings } from './load-worker.js';

export type { LoadResult, LoadSettings } from './load-worker.js';

/** The compiled program of the thread, also for the specs, which run the source. */
const PROGRAM = join(ROOT, 'tools', 'lab', 'dist', 'bench', 'load-worker.js');

/** Puts load on a server, from a thread of its own. */
export async function load(settings: LoadSettings): Promise<LoadResult> {
  const worker = new Worker(PROGRAM, { workerData: settings });
  const [result] = (await once(worker, 'message')) as [LoadResult];
  return result;
}
