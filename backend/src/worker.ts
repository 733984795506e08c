import 'reflect-metadata';
import { checkDatabase, checkRedis } from './start/preflight.js';
import { runService } from './start/run.js';
import { work } from './start/serve.js';

await runService(async (config) => {
  const worker = { ...config, ROLE: 'worker' as const };
  await checkDatabase(worker);
  await checkRedis(worker);
  return work(worker);
});
