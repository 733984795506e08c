// BullMQ alone, as the product uses it: adds tasks in batches and processes them with an empty handler, in one process.
// Reports the tasks per second to its parent.
import { createPostgresBackend, Queue, setDefaultBackendFactory, Worker } from 'bullmq';

/** Settings of the measurement of an engine. */
export interface BareQueueSettings {
  /** Address of PostgreSQL, or of Redis. */
  connection: string;
  inRedis: boolean;
  tasks: number;
  concurrency: number;
}

/** The reported result. */
export interface BareQueueTold {
  perSecond: number;
}

const NAME = 'bare';
/** As many as the relay of the product hands over at once. */
const BATCH = 500;

const settings = JSON.parse(process.argv[2] ?? '{}') as BareQueueSettings;
if (!settings.inRedis) setDefaultBackendFactory(createPostgresBackend);
const connection = (forWorker: boolean) =>
  settings.inRedis
    ? { url: settings.connection, ...(forWorker ? { maxRetriesPerRequest: null } : {}) }
    : { connectionString: settings.connection, max: forWorker ? 2 : 1 };

/** Processes this many tasks; resolves with the rate per second, from the first end to the last. */
async function measure(queue: Queue, tasks: number): Promise<number> {
  let [ended, first, last] = [0, 0, 0];
  const all = new Promise<void>((resolve) => {
    worker.on('completed', () => {
      last = performance.now();
      if (ended++ === 0) first = last;
      if (ended === tasks) resolve();
    });
  });
  for (let from = 0; from < tasks; from += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, tasks - from) }, () => crypto.randomUUID());
    await queue.addBulk(
      ids.map((taskId) => ({
        name: NAME,
        data: { taskId },
        opts: { jobId: `${taskId}-1`, removeOnComplete: true, removeOnFail: true },
      })),
    );
  }
  await all;
  worker.removeAllListeners('completed');
  return (tasks - 1) / ((last - first) / 1000);
}

const queue = new Queue(NAME, { connection: connection(false), prefix: 'bench' });
const worker = new Worker(NAME, async () => undefined, {
  connection: connection(true),
  prefix: 'bench',
  concurrency: settings.concurrency,
});
worker.on('error', (error) => process.stderr.write(`${error.message}\n`));
await worker.waitUntilReady();
await measure(queue, Math.ceil(settings.tasks / 5));
const told: BareQueueTold = { perSecond: await measure(queue, settings.tasks) };
process.send?.(told);
