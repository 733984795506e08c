import { afterEach, describe, expect, it } from '@jest/globals';
import { until } from '../../../../test/until.js';
import { Wire } from '../../../../test/wire.js';
import { readConfig } from '../../../config/environment.js';
import { TaskQueue } from '../task-queue.js';

describe('the queue', () => {
  const database = process.env['TEST_DATABASE_URL'] ?? '';
  const redis = process.env['TEST_REDIS_URL'] || undefined;

  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  /** A queue whose store can be cut off: Redis where there is one, PostgreSQL elsewhere. */
  async function queueOverWire() {
    const target = new URL(redis ?? database);
    const wire = new Wire(target);
    ends.push(() => wire.close());
    const url = await wire.url(target);
    const store = redis ? { REDIS_URL: url } : { DATABASE_DIRECT_URL: url };
    const prefix = `nukkad-queue-${Math.random().toString(36).slice(2)}`;
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: database, QUEUE_PREFIX: prefix, ...store });
    const queue = new TaskQueue(config);
    ends.push(() => queue.onApplicationShutdown());
    return { queue, wire };
  }

  const add = (queue: TaskQueue, taskId: string) => queue.add([taskId], () => 0);
  const takes = (queue: TaskQueue, taskId: string): Promise<boolean> =>
    add(queue, taskId).then(
      () => true,
      () => false,
    );

  it('takes the very first task, and works it off', async () => {
    const { queue } = await queueOverWire();
    const done: string[] = [];
    queue.work(
      (taskId) => Promise.resolve(void done.push(taskId)),
      () => undefined,
    );
    await add(queue, 'first');
    expect(await until(() => done.includes('first'))).toBe(true);
    await queue.ping();
  });

  it('delivers a task in the next round while its last delivery has not ended', async () => {
    const { queue } = await queueOverWire();
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    ends.push(() => end());
    let deliveries = 0;
    queue.work(
      () => {
        deliveries++;
        return ended;
      },
      () => undefined,
    );
    for (let round = 1; round <= 2; round++) {
      await queue.add(['hangs'], () => round);
      expect(await until(() => deliveries === round)).toBe(true);
    }
  });

  it('refuses while its store is away, and takes tasks once it is back', async () => {
    const { queue, wire } = await queueOverWire();
    wire.cut();
    for (let tries = 0; tries < 2; tries++) await expect(add(queue, `lost-${tries}`)).rejects.toThrow();
    wire.mend();
    expect(await until(() => takes(queue, 'later'))).toBe(true);
  });

  it('takes tasks again after its store went away in between', async () => {
    const { queue, wire } = await queueOverWire();
    await add(queue, 'before');
    wire.cut();
    await expect(add(queue, 'meanwhile')).rejects.toThrow();
    wire.mend();
    expect(await until(() => takes(queue, 'after'))).toBe(true);
  });
});
