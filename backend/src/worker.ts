import 'reflect-metadata';
import { checkDatabase, checkDataDirectory, checkRedis } from './start/preflight.js';
import { runService } from './start/run.js';
import { runWorker } from './start/serve.js';

await runService(async (config) => {
  const worker = { ...config, ROLE: 'worker' as const };
  await checkDataDirectory(worker);
  await checkDatabase(worker, { migrated: true });
  await checkRedis(worker);
  return runWorker(worker);
});
