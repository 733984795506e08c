import { createPostgresBackend, Queue, setDefaultBackendFactory } from 'bullmq';
import { Client } from 'pg';
import type { SeededRandom } from '@nukkad/contract/seeded-random';

const POLL_INTERVAL_MS = 300;
const TIMES = 2;

/** Puts every task into its queue two more times than the product does, at once and in any order. */
export interface DuplicateDeliveries {
  /** Deliveries that it added. */
  added: () => number;
  stop(): Promise<void>;
}

export async function startDuplicateDeliveries(
  databaseUrl: string,
  redisUrl: string | null,
  prefix: string,
  random: SeededRandom,
): Promise<DuplicateDeliveries> {
  setDefaultBackendFactory(redisUrl ? undefined : createPostgresBackend);
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const connection = redisUrl ? { url: redisUrl } : { connectionString: databaseUrl, max: 1 };
  const queues = new Map<string, Queue>();
  const seen = new Set<string>();
  let added = 0;
  let looking: Promise<void> = Promise.resolve();

  const duplicateFreshTasks = async (): Promise<void> => {
    const { rows } = await client.query<{ id: string; queue: string }>(
      `SELECT id, queue FROM outbox WHERE created_at > now() - interval '5 seconds'`,
    );
    const fresh = rows.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    const shuffled = Array.from({ length: TIMES }, () => fresh)
      .flat()
      .map((task, index) => ({ ...task, index, order: random.next() }))
      .sort((a, b) => a.order - b.order);
    await Promise.all(
      shuffled.map(({ id, queue, index }) => {
        const open = queues.get(queue) ?? new Queue(queue, { connection, prefix });
        queues.set(queue, open);
        const opts = { jobId: `${id}-duplicate-${index}`, removeOnComplete: true, removeOnFail: true };
        return open.add(queue, { taskIds: [id], taskId: id }, opts);
      }),
    );
    added += shuffled.length;
  };
  const timer = setInterval(() => {
    looking = looking
      .then(duplicateFreshTasks)
      .catch((error: Error) => void process.stderr.write(`duplicate deliveries: ${error.message}\n`));
  }, POLL_INTERVAL_MS);
  return {
    added: () => added,
    stop: async () => {
      clearInterval(timer);
      await looking;
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      await client.end();
    },
  };
}
