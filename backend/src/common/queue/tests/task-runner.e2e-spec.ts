import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { metrics } from '../../observability/metrics.js';
import { DeferTask, PermanentTaskFailure } from '../task.js';
import { buildRunner, delaysOf, letSecondsPass, saveTask, silentLogger, taskRow, TEST_TASK } from './stand-ins.js';

const LEASE_SECONDS = 30;
// a lease is still valid at the very instant of its end, and the embedded database counts whole milliseconds
const LEASE_ENDED_SECONDS = LEASE_SECONDS + 1;
const ATTEMPTS = 12;

/** Returns a promise that a test fulfils, and a function that does so. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

describe('the task runner', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => test.dataSource.query('DELETE FROM outbox'));

  /** Attempts of each task, and a runner whose tasks fail as `failure` specifies. */
  function failingRunner(failure: (attempt: number) => Error | null) {
    const attempts: number[] = [];
    const runner = buildRunner(test, ({ attempt }) => {
      attempts.push(attempt);
      const error = failure(attempt);
      if (error) throw error;
    });
    return { runner, attempts };
  }

  const deadLetters = async (): Promise<number> => {
    const { values } = (await metrics.getSingleMetric('task_dead_letters_total')!.get()) as {
      values: { value: number; labels: { task?: string } }[];
    };
    return values.find(({ labels }) => labels.task === TEST_TASK)?.value ?? 0;
  };

  it('runs a task that has the name of the previous release under its current name', async () => {
    const names: string[] = [];
    const runner = buildRunner(test, ({ task }) => void names.push(task));
    const id = await saveTask(test, { task: 'auth.tell-sign-up-owner' });
    await runner.run(id);
    expect(names).toEqual(['auth.notify-sign-up-owner']);
    expect(await taskRow(test, id)).toMatchObject({ isDone: true, outcome: 'done' });
    expect(runner.handlerOf('auth.tell-sign-up-owner')).toBe(runner.handlerOf('auth.notify-sign-up-owner'));
  });

  it('retries a failed task after 2, 4, 8 … seconds and at most 15 minutes, and moves it to the dead letters after 12 attempts', async () => {
    const { runner, attempts } = failingRunner(() => new Error('away'));
    const id = await saveTask(test);
    for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      const isAfter = await delaysOf(test, () => runner.run(id));
      const row = await taskRow(test, id);
      expect(row).toMatchObject({ isDone: false, leaseUntil: null, outcome: null });
      expect([seconds, isAfter(row.dueAt, seconds)]).toEqual([seconds, true]);
    }
    await runner.run(id);
    expect(await taskRow(test, id)).toMatchObject({
      ...{ isDone: true, attempts: ATTEMPTS, leaseUntil: null },
      outcome: 'failed: too many attempts, the last one: Error',
    });
    await letSecondsPass(test, 86_400);
    await runner.run(id);
    expect(attempts).toEqual(Array.from({ length: ATTEMPTS }, (_, index) => index + 1));
  });

  it('closes a task that a later attempt carries out as done', async () => {
    const { runner, attempts } = failingRunner((attempt) => (attempt < 3 ? new Error('away') : null));
    const id = await saveTask(test);
    for (let run = 0; run < 5; run++) await runner.run(id);
    expect(attempts).toEqual([1, 2, 3]);
    expect(await taskRow(test, id)).toMatchObject({ isDone: true, leaseUntil: null, outcome: 'done' });
  });

  it('moves a task to the dead letters at once if it can never succeed', async () => {
    const { runner, attempts } = failingRunner(() => new PermanentTaskFailure('refused 550'));
    const id = await saveTask(test);
    for (let run = 0; run < 2; run++) await runner.run(id);
    expect(attempts).toEqual([1]);
    expect(await taskRow(test, id)).toMatchObject({ isDone: true, outcome: 'failed: refused 550' });
  });

  it('retries a task that it has no handler for, which is one of a newer version', async () => {
    const { runner } = failingRunner(() => null);
    const id = await saveTask(test, { task: 'test.of-a-newer-version' });
    await runner.run(id);
    expect(await taskRow(test, id)).toMatchObject({ isDone: false, attempts: 1, leaseUntil: null });
  });

  it('moves a task to the dead letters without another run if its last attempt ended its process', async () => {
    const { runner, attempts } = failingRunner(() => null);
    const id = await saveTask(test, { attempts: ATTEMPTS });
    await runner.run(id);
    expect(attempts).toEqual([]);
    expect(await taskRow(test, id)).toMatchObject({ isDone: true, outcome: 'failed: its last attempt did not end' });
  });

  it('shows a dead letter in the metrics and in the log as an error, and no other failure', async () => {
    const [errors, before] = [jest.fn(), await deadLetters()];
    const fail = async (error: Error): Promise<string> => {
      const id = await saveTask(test);
      const effect = (): Promise<void> => Promise.reject(error);
      await buildRunner(test, effect, { ...silentLogger(), error: errors }).run(id);
      return id;
    };
    await fail(new Error('away'));
    expect([await deadLetters(), errors.mock.calls]).toEqual([before, []]);
    const taskId = await fail(new PermanentTaskFailure('refused 550'));
    expect(await deadLetters()).toBe(before + 1);
    expect(errors.mock.calls).toEqual([
      [{ event: 'task.dead_letter', task: TEST_TASK, taskId, attempt: 1, reason: 'refused 550' }],
    ]);
  });

  it('supports the SQL of the documentation for listing and retrying dead letters and for showing the backlog', async () => {
    const text = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    const [list, again, waiting, told] = [...text.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql]) => sql!);
    const { runner, attempts } = failingRunner((attempt) => (attempt === 1 ? new PermanentTaskFailure('full') : null));
    const id = await saveTask(test);
    const old = await saveTask(test);
    await saveTask(test, { task: 'test.waits' });
    for (const task of [id, old]) await runner.run(task);
    await test.dataSource.query(`UPDATE outbox SET done_at = done_at - interval '2 days' WHERE id = $1`, [old]);
    await letSecondsPass(test, 600);
    expect(await test.dataSource.query(list!)).toMatchObject([
      { id, task: TEST_TASK, outcome: 'failed: full' },
      { id: old, task: TEST_TASK, outcome: 'failed: full' },
    ]);
    expect(await test.dataSource.query(waiting!)).toMatchObject([{ task: 'test.waits', count: '1' }]);
    await test.dataSource.query(again!);
    expect(await taskRow(test, id)).toMatchObject({ isDone: false, attempts: 0, outcome: null });
    expect(await taskRow(test, old)).toMatchObject({ isDone: true });
    expect(await test.dataSource.query(told!.replace('…', id))).toEqual([]);
    attempts.length = 0;
    await test.dataSource.query('UPDATE outbox SET attempts = 1 WHERE id = $1', [id]);
    await runner.run(id);
    expect(await taskRow(test, id)).toMatchObject({ isDone: true, outcome: 'done' });
  });

  it('runs a deferred task from its time on, and does not count the attempts that found it too early', async () => {
    let until: Date | null = new Date(Date.now() + 3_600_000);
    const { runner, attempts } = failingRunner(() => until && new DeferTask(until));
    const id = await saveTask(test);
    for (let run = 0; run < 2 * ATTEMPTS; run++) await runner.run(id);
    expect(attempts).toHaveLength(2 * ATTEMPTS);
    const row = await taskRow(test, id);
    expect(row).toMatchObject({ isDone: false, leaseUntil: null, attempts: 1 });
    expect(row.dueAt).toBeCloseTo(until.getTime() / 1000, 2);
    until = null;
    await runner.run(id);
    expect(await taskRow(test, id)).toMatchObject({ isDone: true, outcome: 'done' });
  });

  it('defers a task by the clock of the database, whatever the clock of the process is', async () => {
    const { runner } = failingRunner(() => new DeferTask({ seconds: 5 }));
    const id = await saveTask(test);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_000);
    await runner.run(id).finally(() => clock.mockRestore());
    const [due]: { seconds: number }[] = await test.dataSource.query(
      `SELECT extract(epoch FROM next_relay_at - clock_timestamp())::float AS seconds FROM outbox WHERE id = $1`,
      [id],
    );
    expect(due?.seconds).toBeGreaterThan(0);
    expect(due?.seconds).toBeLessThanOrEqual(5);
  });

  it('moves a task to the dead letters that is deferred and fails alternately', async () => {
    const { runner, attempts } = failingRunner(() =>
      attempts.length % 2 === 0 ? new DeferTask({ seconds: 0 }) : new Error('away'),
    );
    const id = await saveTask(test);
    for (let run = 0; run < 3 * ATTEMPTS; run++) await runner.run(id);
    expect(attempts).toHaveLength(2 * ATTEMPTS - 1);
    expect((await taskRow(test, id)).outcome).toContain('too many attempts');
  });

  describe('a lease', () => {
    /** Starts a process that has leased the task and makes no progress until `end` is called. */
    async function stuckProcess(id: string) {
      const [begun, ended] = [gate(), gate()];
      let outcome: Error | null = null;
      const runner = buildRunner(test, async () => {
        begun.open();
        await ended.passed;
        if (outcome) throw outcome;
      });
      const running = runner.run(id);
      const hasBegun = await Promise.race([begun.passed.then(() => true), running.then(() => false)]);
      if (!hasBegun) throw new Error(`The process did not get the lease: ${JSON.stringify(await taskRow(test, id))}`);
      const end = async (error: Error | null = null): Promise<void> => {
        outcome = error;
        ended.open();
        await running;
      };
      return { end };
    }

    it('reserves a task for 30 seconds, and releases it to another process if its own is dead by then', async () => {
      const id = await saveTask(test);
      let end: (() => Promise<void>) | undefined;
      const isAfter = await delaysOf(test, async () => ({ end } = await stuckProcess(id)));
      const leased = await taskRow(test, id);
      expect(isAfter(leased.leaseUntil, LEASE_SECONDS)).toBe(true);
      expect(leased.dueAt).toBe(leased.leaseUntil); // it is due again when the lease ends, however often it was relayed
      const { runner, attempts } = failingRunner(() => null);
      await runner.run(id);
      expect(attempts).toEqual([]);
      await letSecondsPass(test, LEASE_ENDED_SECONDS);
      await runner.run(id);
      expect(attempts).toEqual([2]);
      expect(await taskRow(test, id)).toMatchObject({ isDone: true, outcome: 'done' });
      await end!();
    });

    const LATE: [string, Error][] = [
      ['a failure', new Error('away')],
      ['a refusal', new PermanentTaskFailure('refused')],
      ['a deferral', new DeferTask(new Date(0))],
    ];

    it.each(LATE)(
      "ignores %s of an expired lease, so that it changes nothing of another process's lease",
      async (_what, late) => {
        const id = await saveTask(test);
        const slow = await stuckProcess(id);
        await letSecondsPass(test, LEASE_ENDED_SECONDS);
        const other = await stuckProcess(id);
        const before = await taskRow(test, id);
        await slow.end(late);
        expect(await taskRow(test, id)).toEqual(before);
        await other.end();
        expect(await taskRow(test, id)).toMatchObject({ isDone: true, outcome: 'done' });
      },
    );

    it.each(LATE)('is not ended by %s of an earlier lease with the same end', async (_what, late) => {
      const id = await saveTask(test);
      const slow = await stuckProcess(id);
      const [{ end }] = await test.dataSource.query<[{ end: string }]>('SELECT lease_until::text AS end FROM outbox');
      await letSecondsPass(test, LEASE_ENDED_SECONDS);
      const other = await stuckProcess(id);
      await test.dataSource.query('UPDATE outbox SET lease_until = $1', [end]);
      const before = await taskRow(test, id);
      await slow.end(late);
      expect(await taskRow(test, id)).toEqual(before);
      await other.end();
    });

    it('records a late success of an expired lease', async () => {
      const id = await saveTask(test);
      const slow = await stuckProcess(id);
      await letSecondsPass(test, LEASE_ENDED_SECONDS);
      await failingRunner(() => new PermanentTaskFailure('refused')).runner.run(id);
      await slow.end();
      expect(await taskRow(test, id)).toMatchObject({ isDone: true, outcome: 'done' });
    });

    it('is granted to one of two processes that claim the same tasks at once, in different orders', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => saveTask(test)));
      const ran: string[] = [];
      const [one, other] = [0, 1].map(() => buildRunner(test, ({ taskId }) => void ran.push(taskId)));
      await Promise.all([...ids.map((id) => one!.run(id)), ...ids.toReversed().map((id) => other!.run(id))]);
      expect(ran.toSorted()).toEqual(ids.toSorted());
      for (const id of ids)
        expect(await taskRow(test, id)).toMatchObject({ isDone: true, attempts: 1, outcome: 'done' });
    });

    it('is granted to one of many processes that claim the task at once', async () => {
      const id = await saveTask(test);
      const ran: string[] = [];
      const runners = Array.from({ length: 8 }, () => buildRunner(test, ({ taskId }) => void ran.push(taskId)));
      await Promise.all(runners.map((runner) => runner.run(id)));
      expect(ran).toEqual([id]);
    });
  });
});
