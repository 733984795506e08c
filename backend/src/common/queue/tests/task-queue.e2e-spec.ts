import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Worker } from 'bullmq';
import { PATIENT_SETTINGS } from '../../../../test/limits.js';
import { until } from '../../../../test/until.js';
import { Wire } from '../../../../test/wire.js';
import { readConfig } from '../../../config/environment.js';
import { type QueueName, QUEUES } from '../queues.js';
import { concurrencyOf, TaskQueue } from '../task-queue.js';

describe('the queue', () => {
  const database = process.env['TEST_DATABASE_URL'] ?? '';
  const redis = process.env['TEST_REDIS_URL'] || undefined;

  const ends: (() => unknown)[] = [];
  const added = new Set<string>();
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    added.clear();
  });

  /** Creates a queue whose store can be disconnected: Redis if configured, otherwise PostgreSQL. */
  async function queueOverWire(settings: Record<string, string> = {}) {
    const target = new URL(redis ?? database);
    const wire = new Wire(target);
    ends.push(() => wire.close());
    const url = await wire.url(target);
    const store = redis ? { REDIS_URL: url } : { DATABASE_DIRECT_URL: url };
    const prefix = `nukkad-queue-${Math.random().toString(36).slice(2)}`;
    const config = readConfig({
      NODE_ENV: 'test',
      ...PATIENT_SETTINGS,
      DATABASE_URL: database,
      QUEUE_PREFIX: prefix,
      ...store,
      ...settings,
    });
    const queue = new TaskQueue(config);
    ends.push(() => queue.onApplicationShutdown());
    return { queue, wire, config };
  }

  const add = (queue: TaskQueue, taskId: string, name: QueueName = 'default', round = 0): Promise<void> => {
    added.add(taskId);
    return queue.add(name, [taskId], () => round);
  };
  /**
   * Starts processing with `handle`, which receives the tasks of this test only. On PostgreSQL all queues of a database
   * are one: unfinished tasks of an earlier server are delivered as well.
   */
  const startWorking = (
    queue: TaskQueue,
    handle: (taskId: string) => unknown,
    onError: (error: Error) => void = () => undefined,
  ): void =>
    queue.startWorking(async (taskId) => {
      if (added.has(taskId)) await handle(taskId);
    }, onError);
  const takes = (queue: TaskQueue, taskId: string): Promise<boolean> =>
    add(queue, taskId).then(
      () => true,
      () => false,
    );

  it('accepts the very first task and runs it', async () => {
    const { queue } = await queueOverWire();
    const done: string[] = [];
    startWorking(queue, (taskId) => done.push(taskId));
    await add(queue, 'first');
    expect(await until(() => done.includes('first'))).toBe(true);
    await queue.ping();
  });

  it('delivers a task in the next round while its last delivery has not ended', async () => {
    const { queue } = await queueOverWire();
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    ends.push(() => end());
    await queue.add('default', ['of-an-earlier-server-1', 'of-an-earlier-server-2'], () => 1);
    let deliveries = 0;
    startWorking(queue, () => {
      deliveries++;
      return ended;
    });
    for (let round = 1; round <= 2; round++) {
      await add(queue, 'hangs', 'default', round);
      expect(await until(() => deliveries === round)).toBe(true);
    }
  });

  it.each(QUEUES)('processes every other queue while all workers of %s are busy', async (heldUp) => {
    const { queue, config } = await queueOverWire();
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    ends.push(() => end());
    const begun: string[] = [];
    startWorking(queue, (taskId) => {
      begun.push(taskId);
      return taskId.startsWith(heldUp) ? ended : undefined;
    });
    const workers = concurrencyOf(heldUp, config);
    const held = Array.from({ length: workers + 1 }, (_, index) => `${heldUp}-${index}`);
    // one by one: several at once would share batches
    for (const taskId of held) await add(queue, taskId, heldUp);
    expect(await until(() => begun.length === workers)).toBe(true);
    const others = QUEUES.filter((name) => name !== heldUp);
    for (const name of others) await add(queue, name, name);
    expect(await until(() => others.every((name) => begun.includes(name)))).toBe(true);
    expect(begun).toHaveLength(workers + others.length);
    end();
    expect(await until(() => begun.length === workers + 1 + others.length)).toBe(true);
  });

  it('leaves the tasks of a queue to other processes if its own process does not process it', async () => {
    const { queue } = await queueOverWire({ WORKER_QUEUES: 'verification,expiry' });
    const begun: string[] = [];
    startWorking(queue, (taskId) => begun.push(taskId));
    for (const name of [...QUEUES].reverse()) await add(queue, name, name);
    expect(await until(() => begun.includes('verification') && begun.includes('expiry'))).toBe(true);
    expect(begun.toSorted()).toEqual(['expiry', 'verification']);
  });

  it('refuses tasks while its store is unavailable, and accepts them once it is back', async () => {
    const { queue, wire } = await queueOverWire();
    wire.cut();
    for (let tries = 0; tries < 2; tries++) await expect(add(queue, `lost-${tries}`)).rejects.toThrow();
    wire.mend();
    expect(await until(() => takes(queue, 'later'))).toBe(true);
  });

  it('accepts tasks again after its store was unavailable in between', async () => {
    const { queue, wire } = await queueOverWire();
    await add(queue, 'before');
    wire.cut();
    await expect(add(queue, 'meanwhile')).rejects.toThrow();
    wire.mend();
    expect(await until(() => takes(queue, 'after'))).toBe(true);
  });

  it('works tasks off when its store was away as its process began, and is asked for seldom meanwhile', async () => {
    const { queue, wire } = await queueOverWire();
    wire.cut();
    const done: string[] = [];
    const errors: Error[] = [];
    startWorking(
      queue,
      (taskId) => done.push(taskId),
      (error) => errors.push(error),
    );
    await expect(add(queue, 'lost')).rejects.toThrow();
    const began = performance.now();
    const atFirst = errors.length;
    expect(await until(() => errors.length >= atFirst + 8)).toBe(true);
    expect(performance.now() - began).toBeGreaterThan(60);
    wire.mend();
    expect(await until(() => takes(queue, 'late'))).toBe(true);
    expect(await until(() => done.includes('late'))).toBe(true);
    await queue.ping();
  });

  it('polls at a low rate while its store returns errors', async () => {
    const { queue } = await queueOverWire();
    const fetch = jest
      .spyOn(Worker.prototype as unknown as { moveToActive: () => Promise<never> }, 'moveToActive')
      .mockRejectedValue(new Error('permission denied'));
    ends.push(() => fetch.mockRestore());
    const errors: Error[] = [];
    queue.startWorking(
      () => Promise.resolve(),
      (error) => void errors.push(error),
    );
    expect(await until(() => errors.length >= QUEUES.length)).toBe(true);
    const began = performance.now();
    const calls = fetch.mock.calls.length;
    expect(await until(() => fetch.mock.calls.length >= calls + 2 * QUEUES.length)).toBe(true);
    expect(performance.now() - began).toBeGreaterThan(600);
  });
});
