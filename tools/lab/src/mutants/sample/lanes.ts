import { existsSync } from 'node:fs';
import { NativeEngines } from '@nukkad/tools/native-engines/native-engines';
import { endPlans, type Lane } from './fault-project.js';

type DatabaseSetup = (options: { maxWorkers: number }) => Promise<void>;

/**
 * Lanes with a migrated database each, on native engines where the machine has them, and the function that ends them.
 */
export interface Lanes {
  lanes: Lane[];
  isNative: boolean;
  stop: () => Promise<void>;
}

export interface LanesToOpen {
  count: number;
  /** Folder for files of the runs. */
  scratch: string;
  /** False for specs of the front end alone, which use no database. */
  needsEngines: boolean;
}

/**
 * Starts the services for `count` lanes: native PostgreSQL and Redis, or else the embedded database. `root` is the
 * workspace.
 */
export async function openLanes(root: string, { count, scratch, needsEngines }: LanesToOpen): Promise<Lanes> {
  if (!needsEngines) {
    const lanes = Array.from({ length: count }, (_, number) => ({ number, scratch, variables: {} }));
    Object.assign(process.env, { NX_TASK_TARGET_TARGET: 'test' });
    return { lanes, isNative: false, stop: async () => endPlans() };
  }
  if (!existsSync(`${root}/backend/bundle/main.js`))
    throw new Error('The product is not built: run npm run build first.');
  const engines = new NativeEngines();
  const abort = new AbortController();
  const variables = await engines.start(abort.signal).catch(async () => {
    await engines.stop();
    return null;
  });
  Object.assign(process.env, variables, { NX_TASK_TARGET_TARGET: 'test' });
  const setup = new URL('../../../../../backend/test/global-setup.mjs', import.meta.url).href;
  const { default: start } = (await import(setup)) as { default: DatabaseSetup };
  await start({ maxWorkers: count });
  const { stopTestDatabases } = globalThis as unknown as { stopTestDatabases: () => Promise<void> };
  const urls = (process.env['TEST_DATABASE_URLS'] ?? '').split(' ');
  const lanes = urls.map((url, number) => ({
    number,
    scratch,
    variables: { TEST_DATABASE_URLS: url, ...redisOf(variables?.['TEST_REDIS_URL'], number) },
  }));
  const stop = async (): Promise<void> => {
    abort.abort();
    endPlans();
    await stopTestDatabases();
    if (variables) await engines.stop();
  };
  return { lanes, isNative: variables !== null, stop };
}

/** Returns a Redis database for each lane: the processes of all lanes are worker 1 of their own Jest run. */
function redisOf(url: string | undefined, number: number): Record<string, string> {
  return url === undefined ? {} : { TEST_REDIS_URL: Object.assign(new URL(url), { pathname: `/${number}` }).href };
}
