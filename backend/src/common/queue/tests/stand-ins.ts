import type { DiscoveryService } from '@nestjs/core';
import { Reflector } from '@nestjs/core';
import type { TestApp } from '../../../../test/app.js';
import type { AppLogger } from '../../observability/app-logger.js';
import type { TaskQueue } from '../task-queue.js';
import { definedTasks, type TaskContext, type TaskName } from '../task.js';
import { HandlesTask, TaskRunner } from '../task-runner.js';

/** The kind of task of these tests. It is no task of the product: `defineTask` would ask every process for a handler. */
export const TEST_TASK = 'test.task';

/** Effect of a task in a test. */
export type Effect = (context: TaskContext) => Promise<void> | void;

/** Returns a logger that discards everything. */
export const silentLogger = (): Pick<AppLogger, 'warn' | 'error'> => ({
  warn: () => undefined,
  error: () => undefined,
});

/** Creates a separate task runner, as another process has one, whose tasks run `effect`. */
export function buildRunner(test: TestApp, effect: Effect, logger = silentLogger()): TaskRunner {
  const handler = { execute: async (_payload: object, context: TaskContext) => effect(context) };
  const providers = [...definedTasks(), TEST_TASK].map((name) => {
    class Handler {
      execute = handler.execute;
    }
    HandlesTask(name as TaskName)(Handler);
    return { metatype: Handler, instance: handler };
  });
  const discovery = { getProviders: () => providers } as unknown as DiscoveryService;
  const queue = { startWorking: () => undefined } as unknown as TaskQueue;
  const log = logger as AppLogger;
  const runner = new TaskRunner(discovery, new Reflector(), test.dataSource, queue, log, test.config);
  runner.onApplicationBootstrap();
  return runner;
}

/** The row of a task; times are seconds since 1970, by the clock of the database. */
export interface TaskRow {
  attempts: number;
  relays: number;
  dueAt: number;
  leaseUntil: number | null;
  isDone: boolean;
  outcome: string | null;
}

/** Writes a task that is due; returns its id. */
export async function saveTask(test: TestApp, fields: { task?: string; attempts?: number } = {}): Promise<string> {
  const rows: { id: string }[] = await test.dataSource.query(
    `INSERT INTO outbox (task, payload, attempts) VALUES ($1, '{}', $2) RETURNING id`,
    [fields.task ?? TEST_TASK, fields.attempts ?? 0],
  );
  return rows[0]!.id;
}

/** Returns the task's row. */
export async function taskRow(test: TestApp, id: string): Promise<TaskRow> {
  const rows: TaskRow[] = await test.dataSource.query(
    `SELECT attempts, relays, extract(epoch FROM next_relay_at)::float8 AS "dueAt",
       extract(epoch FROM lease_until)::float8 AS "leaseUntil", done_at IS NOT NULL AS "isDone", outcome
     FROM outbox WHERE id = $1`,
    [id],
  );
  return rows[0]!;
}

/** Simulates the passage of time for all unfinished tasks: due times and lease ends move `seconds` earlier. */
export async function letSecondsPass(test: TestApp, seconds: number): Promise<void> {
  await test.dataSource.query(
    `UPDATE outbox SET next_relay_at = next_relay_at - make_interval(secs => $1),
       lease_until = lease_until - make_interval(secs => $1) WHERE done_at IS NULL`,
    [seconds],
  );
}

/**
 * Runs `work`; returns a function that checks whether `moment` is `expected` seconds after an instant at which `work`
 * ran.
 */
export async function delaysOf(
  test: TestApp,
  work: () => Promise<unknown>,
): Promise<(moment: number | null, expected: number) => boolean> {
  const clock = async (): Promise<number> => {
    const rows: { now: number }[] = await test.dataSource.query(
      'SELECT extract(epoch FROM clock_timestamp())::float8 AS now',
    );
    return rows[0]!.now;
  };
  const from = await clock();
  await work();
  const to = await clock();
  return (moment, expected) => moment !== null && from <= moment - expected && moment - expected <= to;
}
