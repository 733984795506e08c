import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { until } from '../../../../test/until.js';
import { Transactions } from '../../database/transactions.js';
import type { AppLogger } from '../../observability/app-logger.js';
import { OutboxRelay } from '../outbox-relay.js';
import { OutboxSignal } from '../../database/outbox-signal.js';
import { Outbox } from '../outbox.js';
import { type QueueName, QUEUES } from '../queues.js';
import type { TaskQueue } from '../task-queue.js';
import type { TaskDefinition } from '../task.js';
import { delaysOf, letSecondsPass, saveTask, silentLogger, taskRow, TEST_TASK } from './stand-ins.js';

const BATCH = 1000;

describe('the relay of the outbox', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => test.dataSource.query('DELETE FROM outbox'));

  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  /** Returns a queue that records the tasks it receives; it can refuse them or respond late. */
  function buildQueue() {
    const queue = {
      added: [] as [taskId: string, round: number][],
      names: [] as QueueName[],
      refuses: false as boolean | QueueName,
      answersAfter: (): Promise<unknown> => Promise.resolve(),
      calls: 0,
      add: async (name: QueueName, ids: string[], round: (id: string) => number): Promise<void> => {
        queue.calls++;
        queue.names.push(name);
        await queue.answersAfter();
        if (queue.refuses === true || queue.refuses === name) throw new Error('the queue is away');
        queue.added.push(...ids.map((id): [string, number] => [id, round(id)]));
      },
    };
    return queue;
  }

  /** Blocks the queue's response until the returned function is called. */
  function holdAnswer(queue: ReturnType<typeof buildQueue>): () => void {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    queue.answersAfter = () => answered;
    return answer;
  }

  const buildRelay = (queue: { add: TaskQueue['add'] }, signal = new OutboxSignal()): OutboxRelay =>
    new OutboxRelay(test.dataSource, queue as TaskQueue, signal, silentLogger() as AppLogger);

  /** Starts a relay in this process without a timer: only commits wake it. */
  function startRelayWithoutTimer(queue: { add: TaskQueue['add'] }): Transactions {
    const signal = new OutboxSignal();
    const relay = buildRelay(queue, signal);
    const timers = jest.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => undefined, 0));
    relay.onApplicationBootstrap();
    timers.mockRestore();
    ends.push(() => relay.onApplicationShutdown());
    return new Transactions(test.dataSource, signal);
  }

  const addTask = (transactions: Transactions): Promise<void> =>
    transactions.run((tx) =>
      new Outbox().add(tx, { name: TEST_TASK, queue: 'default' } as unknown as TaskDefinition, {} as never),
    );

  describe('woken by a commit', () => {
    it('hands the task to the queue without waiting for its next look', async () => {
      const queue = buildQueue();
      const transactions = startRelayWithoutTimer(queue);
      for (let count = 1; count <= 2; count++) {
        await addTask(transactions);
        expect(await until(() => queue.added.length === count)).toBe(true);
      }
    });

    it('relays tasks that are committed while it is running', async () => {
      const queue = buildQueue();
      const transactions = startRelayWithoutTimer(queue);
      const answer = holdAnswer(queue);
      await addTask(transactions);
      expect(await until(() => queue.calls === 1)).toBe(true);
      await addTask(transactions);
      answer();
      expect(await until(() => queue.added.length === 2)).toBe(true);
    });

    it('hands over nothing of a transaction that was rolled back', async () => {
      const queue = buildQueue();
      const transactions = startRelayWithoutTimer(queue);
      const failing = transactions.run(async (tx) => {
        await new Outbox().add(tx, { name: TEST_TASK, queue: 'default' } as unknown as TaskDefinition, {} as never);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      await addTask(transactions);
      expect(await until(() => queue.added.length > 0)).toBe(true);
      expect(queue.added).toHaveLength(1);
    });

    it('hands over more than a batch', async () => {
      const queue = buildQueue();
      const transactions = startRelayWithoutTimer(queue);
      await test.dataSource.query(
        `INSERT INTO outbox (task, payload) SELECT $1, '{}' FROM generate_series(1, ${2 * BATCH + 1})`,
        [TEST_TASK],
      );
      await transactions.run(async () => undefined);
      // on a very slow machine the first tasks are due again meanwhile, and are relayed twice
      const relayed = (): number => new Set(queue.added.map(([id]) => id)).size;
      expect(await until(() => relayed() === 2 * BATCH + 1)).toBe(true);
    });
  });

  describe('with tasks for several queues', () => {
    const saveTasks = (queue: QueueName, count: number): Promise<unknown> =>
      test.dataSource.query(
        `INSERT INTO outbox (task, queue, payload) SELECT $1, $2, '{}' FROM generate_series(1, $3::int)`,
        [TEST_TASK, queue, count],
      );

    it('hands each over through its queue', async () => {
      const queue = buildQueue();
      for (const name of QUEUES) await saveTasks(name, 1);
      expect(await buildRelay(queue).relay()).toBe(1);
      expect(queue.names.sort()).toEqual([...QUEUES].sort());
    });

    it('hands the task of one over at once, however many are due before it for another', async () => {
      const queue = buildQueue();
      await saveTasks('notifications', 3 * BATCH);
      await saveTasks('verification', 1);
      expect(await buildRelay(queue).relay()).toBe(BATCH);
      expect(queue.names.sort()).toEqual(['notifications', 'verification']);
      expect(queue.added).toHaveLength(BATCH + 1);
    });

    it('hands the task of one over while another refuses, which is asked again a second later', async () => {
      const queue = buildQueue();
      await saveTasks('notifications', 1);
      await saveTasks('verification', 1);
      queue.refuses = 'notifications';
      const relay = buildRelay(queue);
      await expect(relay.relay()).rejects.toThrow('the queue is away');
      expect(queue.added).toHaveLength(1);
      queue.refuses = false;
      await letSecondsPass(test, 1);
      await relay.relay();
      expect(queue.names).toEqual(['verification', 'notifications', 'notifications']);
      expect(queue.added).toHaveLength(2);
    });
  });

  it('looks for due tasks every second, also when no commit wakes it', () => {
    const looks = jest.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => undefined, 0));
    const relay = buildRelay(buildQueue());
    relay.onApplicationBootstrap();
    const intervals = looks.mock.calls.map(([, milliseconds]) => milliseconds);
    looks.mockRestore();
    expect(intervals).toEqual([1000]);
  });

  it('hands a task over again after 10, 20, 40 … seconds and at most 10 minutes, each time as another round', async () => {
    const [queue, id] = [buildQueue(), await saveTask(test)];
    const relay = buildRelay(queue);
    for (const seconds of [10, 20, 40, 80, 160, 320, 600, 600]) {
      const isAfter = await delaysOf(test, () => relay.relay());
      expect([seconds, isAfter((await taskRow(test, id)).dueAt, seconds)]).toEqual([seconds, true]);
      expect(await relay.relay()).toBe(0);
      await letSecondsPass(test, seconds);
    }
    expect(queue.added).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((round) => [id, round]));
  });

  it('hands over no task before its time, and none that is done', async () => {
    const [queue, later, done] = [buildQueue(), await saveTask(test), await saveTask(test)];
    await letSecondsPass(test, -60);
    await test.dataSource.query('UPDATE outbox SET done_at = now(), next_relay_at = now() WHERE id = $1', [done]);
    expect(await buildRelay(queue).relay()).toBe(0);
    await letSecondsPass(test, 60);
    expect(await buildRelay(queue).relay()).toBe(1);
    expect(queue.added).toEqual([[later, 1]]);
  });

  describe('refused by the queue', () => {
    it('retries the task after one second, without counting the refused relay', async () => {
      const [queue, id] = [buildQueue(), await saveTask(test)];
      const relay = buildRelay(queue);
      queue.refuses = true;
      for (let refusals = 0; refusals < 5; refusals++) {
        const isAfter = await delaysOf(test, () => expect(relay.relay()).rejects.toThrow('the queue is away'));
        const row = await taskRow(test, id);
        expect(row).toMatchObject({ relays: 0, isDone: false });
        expect(isAfter(row.dueAt, 1)).toBe(true);
        await letSecondsPass(test, 1);
      }
      queue.refuses = false;
      await relay.relay();
      expect(queue.added).toEqual([[id, 1]]);
    });

    it('calls the queue once for each wake-up, and hands the refused task over at the next one', async () => {
      const queue = buildQueue();
      const transactions = startRelayWithoutTimer(queue);
      queue.refuses = true;
      await addTask(transactions);
      expect(await until(async () => queue.calls === 1 && (await countRelays()) === 0)).toBe(true);
      await letSecondsPass(test, 1);
      queue.refuses = false;
      await transactions.run(async () => undefined);
      expect(await until(() => queue.added.length === 1)).toBe(true);
      expect(queue.calls).toBe(2);
    });

    it('skips a task that was done in the meantime', async () => {
      const [queue, id] = [buildQueue(), await saveTask(test)];
      queue.refuses = true;
      queue.answersAfter = () => test.dataSource.query('UPDATE outbox SET done_at = now() WHERE id = $1', [id]);
      await expect(buildRelay(queue).relay()).rejects.toThrow();
      expect(await taskRow(test, id)).toMatchObject({ isDone: true, relays: 1 });
    });
  });

  /**
   * Returns the sum of the counted relays: 1 while the queue has the task, 0 again after the refused task is postponed.
   */
  const countRelays = async (): Promise<number> => {
    const rows: { count: number }[] = await test.dataSource.query('SELECT sum(relays)::int AS count FROM outbox');
    return rows[0]!.count;
  };

  it('shares the due tasks with relays of other processes: each task is queued once', async () => {
    const queue = buildQueue();
    await test.dataSource.query(
      `INSERT INTO outbox (task, payload) SELECT $1, '{}' FROM generate_series(1, ${3 * BATCH})`,
      [TEST_TASK],
    );
    const drain = async (relay: OutboxRelay): Promise<void> => {
      while ((await relay.relay()) > 0);
    };
    await Promise.all([1, 2, 3].map(() => drain(buildRelay(queue))));
    expect(queue.added).toHaveLength(3 * BATCH);
    expect(new Set(queue.added.map(([id]) => id)).size).toBe(3 * BATCH);
  });

  it('relays nothing more once its process ends, and waits for the running relay', async () => {
    const [queue, signal] = [buildQueue(), new OutboxSignal()];
    const relay = buildRelay(queue, signal);
    relay.onApplicationBootstrap();
    const answer = holdAnswer(queue);
    const id = await saveTask(test);
    signal.raise();
    expect(await until(() => queue.calls === 1)).toBe(true);
    const ended = relay.onApplicationShutdown().then(() => queue.added.length);
    const looks = jest.spyOn(test.dataSource, 'query');
    signal.raise();
    answer();
    const addedByThen = await ended;
    signal.raise();
    const looksAfterwards = looks.mock.calls.length;
    looks.mockRestore();
    expect(addedByThen).toBe(1);
    expect(looksAfterwards).toBe(0);
    expect(queue.added).toEqual([[id, 1]]);
  });
});
