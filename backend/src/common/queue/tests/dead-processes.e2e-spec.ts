import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { until } from '../../../../test/until.js';
import { letSecondsPass } from './stand-ins.js';

const PROGRAM = fileURLToPath(new URL('../../../../test/queue-process.mjs', import.meta.url));
const LEASE_SECONDS = 30;

/**
 * Prefixes of the statements of a request that decides a task, and of the task. The statements between them belong to
 * the queue.
 */
const REQUEST = ['START TRANSACTION', 'INSERT INTO outbox (', 'COMMIT', 'WITH due AS MATERIALIZED'];
const WORK = [
  ...['UPDATE outbox SET lease_until', 'START TRANSACTION', 'INSERT INTO outbox_messages', 'COMMIT'],
  'UPDATE outbox SET done_at',
];
const statementOf = (command: string): string =>
  [...REQUEST, ...WORK].find((statement) => command.startsWith(statement)) ?? 'other';

/** Report of `queue-process.mjs dying`: the commands before which processes died, and the tasks that were decided. */
interface Deaths {
  workers: string[];
  requests: string[];
  tried: string[];
  promised: string[];
}

describe('tasks of processes that died', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp();
  });
  afterEach(() => test.close());

  const processes: ChildProcess[] = [];
  afterEach(async () => {
    for (const child of processes.splice(0)) await kill(child);
  });

  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Starts a process of relay and task runner; returns it with its first report. */
  async function startProcess(kind: 'all' | 'dying'): Promise<{ child: ChildProcess; told: object }> {
    const child = fork(PROGRAM, [kind], {
      execArgv: [],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        LOG_LEVEL: 'fatal',
        DATABASE_URL: process.env['TEST_DATABASE_URL'],
        REDIS_URL: process.env['TEST_REDIS_URL'] ?? '',
        QUEUE_PREFIX: `nukkad-dying-${process.env['JEST_WORKER_ID']}`,
        WORKER_QUEUES: 'default',
        TASK_CONCURRENCY: '1',
        // it opens hundreds of connections one after the other, on a machine that runs other work
        DB_POOL_WAIT_MS: '10000',
      },
    });
    processes.push(child);
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${kind} ended with ${code}`)));
    const [told] = (await Promise.race([once(child, 'message'), ended])) as [object];
    ended.catch(() => undefined);
    return { child, told };
  }

  const openTasks = async (): Promise<number> => {
    const rows: { count: number }[] = await test.dataSource.query(
      'SELECT count(*)::int AS count FROM outbox WHERE done_at IS NULL',
    );
    return rows[0]!.count;
  };
  const messagesByRecipient = async (): Promise<Record<string, number>> => {
    const rows: { recipient: string; count: number }[] = await test.dataSource.query(
      'SELECT recipient, count(*)::int AS count FROM outbox_messages GROUP BY recipient',
    );
    return Object.fromEntries(rows.map(({ recipient, count }) => [recipient, count]));
  };

  it('runs tasks once, a minute later, in two other processes, whatever command the dead process was about to send', async () => {
    const { child, told } = await startProcess('dying');
    const { workers, requests, tried, promised } = told as Deaths;
    await kill(child);
    expect(requests.map(statementOf)).toEqual(expect.arrayContaining([...REQUEST, 'other']));
    expect(workers.map(statementOf)).toEqual(expect.arrayContaining([...WORK, 'other']));
    const unpromised = tried.length - promised.length;
    expect(unpromised).toBe(requests.indexOf('COMMIT') - requests.indexOf('START TRANSACTION') + 1);
    expect(await openTasks()).toBeGreaterThan(REQUEST.length + WORK.length);
    await letSecondsPass(test, LEASE_SECONDS);
    await Promise.all([startProcess('all'), startProcess('all')]);
    expect(await until(async () => (await openTasks()) === 0)).toBe(true);
    expect(await messagesByRecipient()).toEqual(Object.fromEntries(promised.map((marker) => [marker, 2])));
  });
});
