import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { CoalescedCalls } from '../concurrency/coalesced-calls.js';
import { runInTransaction } from '../context/open-transaction.js';
import { findMarkedProviders } from '../discovery/marked-providers.js';
import { ASYNC_COMMIT } from '../database/async-commit.js';
import { AppLogger } from '../observability/app-logger.js';
import { deadLetters } from '../observability/metrics.js';
import { type SpanStart, traced } from '../observability/tracing.js';
import { TaskQueue } from './task-queue.js';
import {
  currentTaskName,
  DeferTask,
  definedTasks,
  PermanentTaskFailure,
  type TaskContext,
  type TaskHandler,
  type TaskName,
} from './task.js';

const HANDLES = 'nukkad:handles-task';
/** Lease of a task in seconds; longer than any task runs. The task of a dead process is retried after it. */
const LEASE_SECONDS = 30;
const MAX_ATTEMPTS = 12;
const RETRY_DELAY_MAX_SECONDS = 900;

type AnyHandler = TaskHandler<TaskName>;
/** Use case class that handles tasks of these names: its `execute` accepts their payloads. */
type Handling<Name extends TaskName> = new (...dependencies: never[]) => TaskHandler<Name>;

/** Marks a use case as the handler of the tasks of these names. */
export const HandlesTask =
  <Name extends TaskName>(...names: Name[]) =>
  (target: Handling<Name>): void =>
    Reflect.defineMetadata(HANDLES, names, target);

/**
 * A task and its lease. The end and the attempt distinguish the lease from a later one of another process, at any
 * resolution of the clock.
 */
interface LeasedTask {
  id: string;
  lease: string;
  task: string;
  payload: Record<string, string>;
  attempts: number;
  /** Trace of the operation that queued the task. */
  traceparent: string | null;
}

/** A run of a task is a part of the operation that queued it. A task that is only too early has not failed. */
const spanOf = ({ id, task, attempts, traceparent }: LeasedTask): SpanStart => ({
  name: `task ${task}`,
  kind: 'consumer',
  attributes: { 'task.name': task, 'task.id': id, 'task.attempt': attempts },
  parent: traceparent,
  isFailure: (error) => !(error instanceof DeferTask),
});

/** The task list and the handlers do not fit together; the process must not start. */
export class TaskRegistryError extends Error {}

/**
 * Pairs each declared task with exactly one handler. Returns the handlers by name; throws TaskRegistryError otherwise.
 */
export function pairHandlers(
  names: Iterable<string>,
  handlers: { name: string; handler: AnyHandler }[],
): Map<string, AnyHandler> {
  const byName = new Map<string, AnyHandler>();
  for (const { name, handler } of handlers) {
    if (byName.has(name)) throw new TaskRegistryError(`Task ${name} has two handlers.`);
    byName.set(name, handler);
  }
  const orphan = [...names].find((name) => !byName.has(name));
  if (orphan) throw new TaskRegistryError(`Task ${orphan} has no handler.`);
  return byName;
}

/** Processes tasks: leases the outbox row, runs the use case that handles it, and marks it done after the effect. */
@Injectable()
export class TaskRunner implements OnApplicationBootstrap {
  private handlers = new Map<string, AnyHandler>();
  /** Concurrent tasks are leased, and marked done, with one statement. */
  private readonly leases = new CoalescedCalls((ids: readonly string[]) => this.leaseAll(ids));
  private readonly ends = new CoalescedCalls((ids: readonly string[]) => this.setDone(ids));

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: TaskQueue,
    private readonly logger: AppLogger,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): void {
    const found = findMarkedProviders<AnyHandler, string[]>(this.discovery, this.reflector, HANDLES).flatMap(
      ({ provider: handler, mark }) => mark.map((name) => ({ name, handler })),
    );
    this.handlers = pairHandlers(definedTasks(), found);
    for (const task of definedTasks()) deadLetters.inc({ task }, 0);
    if (this.config.ROLE === 'api') return;
    this.queue.startWorking(
      (taskId) => this.run(taskId),
      (error) => this.logger.warn({ event: 'queue.error', reason: error.message }),
    );
  }

  /** Returns the use case that handles tasks of this name; none for tasks of a newer version. */
  handlerOf(task: string): AnyHandler | undefined {
    return this.handlers.get(currentTaskName(task));
  }

  /** Runs one task unless it is done or leased by another process. */
  async run(taskId: string): Promise<void> {
    const task = await this.leases.answer(taskId);
    if (!task) return;
    if (task.attempts > MAX_ATTEMPTS) return this.giveUp(task, 'its last attempt did not end');
    const handler = this.handlerOf(task.task);
    const context: TaskContext = { task: task.task, taskId, attempt: task.attempts };
    try {
      // a task of a newer version: a process of that version runs it
      if (!handler) throw new TaskRegistryError(`Task ${task.task} has no handler.`);
      await traced(spanOf(task), () => handler.execute(task.payload as never, context));
      await this.ends.answer(taskId);
    } catch (error) {
      if (error instanceof DeferTask) await this.defer(task, error.until);
      else await this.recordFailure(task, error as Error);
    }
  }

  /**
   * Leases tasks; null for a task that is done, missing or leased by another process. The lease of a dead process
   * expires, and its task is due again at that moment. Rows are locked in id order, so that processes with the same
   * tasks wait for each other and do not deadlock.
   */
  private async leaseAll(taskIds: readonly string[]): Promise<(LeasedTask | null)[]> {
    const [rows]: [LeasedTask[], number] = await this.dataSource.query(
      // the end of a lease is computed once: the task is due at exactly that microsecond
      `UPDATE outbox SET lease_until = ends_at, next_relay_at = ends_at, attempts = attempts + 1
       FROM (SELECT free_id, clock_timestamp() + make_interval(secs => $2) AS ends_at
             FROM (SELECT id AS free_id FROM outbox
                   WHERE id = ANY($1::uuid[]) AND done_at IS NULL AND (lease_until IS NULL OR lease_until < clock_timestamp())
                   ORDER BY id FOR UPDATE) free OFFSET 0) leases, ${ASYNC_COMMIT}
       WHERE id = free_id
       RETURNING id, task, payload, attempts, traceparent, lease_until::text AS lease`,
      [taskIds, LEASE_SECONDS],
    );
    const leased = new Map(rows.map((row) => [row.id, { ...row, task: currentTaskName(row.task) }]));
    // a task requested twice at once is leased once
    return taskIds.map((id) => {
      const task = leased.get(id) ?? null;
      leased.delete(id);
      return task;
    });
  }

  private async recordFailure(task: LeasedTask, error: Error): Promise<void> {
    if (error instanceof PermanentTaskFailure) return this.giveUp(task, error.message);
    if (task.attempts >= MAX_ATTEMPTS) return this.giveUp(task, `too many attempts, the last one: ${error.name}`);
    this.logger.warn({
      event: 'task.failed',
      task: task.task,
      taskId: task.id,
      attempt: task.attempts,
      reason: error.name,
    });
    const seconds = Math.min(2 ** task.attempts, RETRY_DELAY_MAX_SECONDS);
    await this.release(task, 'next_relay_at = clock_timestamp() + make_interval(secs => $4)', seconds);
  }

  /** Makes the task a dead letter: it is not retried until an operator requeues it (docs/operations.md). */
  private async giveUp(task: LeasedTask, reason: string): Promise<void> {
    const hadLease = await this.dataSource.transaction(async (tx) => {
      const closed = 'done_at = clock_timestamp(), outcome = $4';
      if (!(await this.release(task, closed, `failed: ${reason}`, tx))) return false;
      await runInTransaction(async () =>
        this.handlerOf(task.task)?.onDeadLetter?.(tx, task.payload as never, task.attempts, reason),
      );
      return true;
    });
    if (!hadLease) return;
    deadLetters.inc({ task: task.task });
    this.logger.error({
      event: 'task.dead_letter',
      task: task.task,
      taskId: task.id,
      attempt: task.attempts,
      reason,
    });
  }

  /** Defers the task; the attempt that was too early is not counted, except for the very first one. */
  private async defer(task: LeasedTask, until: DeferTask['until']): Promise<void> {
    const uncounted = 'attempts = GREATEST(attempts - 1, 1)';
    if (until instanceof Date) await this.release(task, `next_relay_at = $4, ${uncounted}`, until);
    else
      await this.release(
        task,
        `next_relay_at = clock_timestamp() + make_interval(secs => $4), ${uncounted}`,
        until.seconds,
      );
  }

  /** Ends the lease and sets `changes` (SQL; `$4` is `value`); false, and changes nothing, when the lease is lost. */
  private async release(
    task: LeasedTask,
    changes: string,
    value: Date | number | string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    const [, count]: [unknown[], number] = await manager.query(
      `UPDATE outbox SET lease_until = NULL, ${changes} WHERE id = $1 AND lease_until = $2 AND attempts = $3`,
      [task.id, task.lease, task.attempts, value],
    );
    return count > 0;
  }

  /** Marks tasks done by id, whichever process has the leases now: their effects exist. */
  private async setDone(taskIds: readonly string[]): Promise<readonly void[]> {
    await this.dataSource.query(
      `UPDATE outbox SET done_at = clock_timestamp(), lease_until = NULL, outcome = 'done'
       FROM (SELECT id AS done_id FROM outbox WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE) ended, ${ASYNC_COMMIT}
       WHERE id = done_id`,
      [taskIds],
    );
    return taskIds.map(() => undefined);
  }
}
