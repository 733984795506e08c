import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { AppLogger } from '../observability/app-logger.js';
import { TaskQueue } from './task-queue.js';
import {
  definedTasks,
  PermanentTaskFailure,
  type TaskDefinition,
  type TaskName,
  type TaskProcessor,
  TaskPutOff,
} from './task.js';

const PROCESSES = 'nukkad:processes';
const LEASE_SECONDS = 60;
const MAX_ATTEMPTS = 12;
const BACKOFF_CAP_SECONDS = 900;

/** Marks a provider as the processor of `task`. */
export const Processes =
  (task: TaskDefinition): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(PROCESSES, task.name, target);

type AnyProcessor = TaskProcessor<TaskName>;

/** The task list and the processors do not fit together; the process must not start. */
export class TaskRegistryError extends Error {}

/** Each declared task needs exactly one processor. Returns them by name; throws TaskRegistryError otherwise. */
export function pairProcessors(
  names: Iterable<string>,
  processors: { name: string; processor: AnyProcessor }[],
): Map<string, AnyProcessor> {
  const byName = new Map<string, AnyProcessor>();
  for (const { name, processor } of processors) {
    if (byName.has(name)) throw new TaskRegistryError(`Task ${name} has two processors.`);
    byName.set(name, processor);
  }
  const orphan = [...names].find((name) => !byName.has(name));
  if (orphan) throw new TaskRegistryError(`Task ${orphan} has no processor.`);
  return byName;
}

/** Works off tasks: takes a lease on the outbox row, runs its processor, and sets it done after the effect. */
@Injectable()
export class TaskRunner implements OnApplicationBootstrap {
  private processors = new Map<string, AnyProcessor>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: TaskQueue,
    private readonly logger: AppLogger,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): void {
    const found = this.discovery.getProviders().flatMap((wrapper) => {
      const { metatype, instance } = wrapper;
      const name =
        typeof metatype === 'function' ? this.reflector.get<string | undefined>(PROCESSES, metatype) : undefined;
      return name ? [{ name, processor: instance as AnyProcessor }] : [];
    });
    this.processors = pairProcessors(definedTasks(), found);
    if (this.config.ROLE === 'api') return;
    this.queue.work(
      (taskId) => this.run(taskId),
      (error) => this.logger.warn({ event: 'queue.error', reason: error.message }),
    );
  }

  /** Runs one task if it is still to be done and nobody else holds it. */
  async run(taskId: string): Promise<void> {
    const leased: [{ task: string; payload: Record<string, string>; attempts: number }[], number] =
      await this.dataSource.query(
        `UPDATE outbox SET lease_until = clock_timestamp() + make_interval(secs => $2), attempts = attempts + 1
         WHERE id = $1 AND done_at IS NULL AND (lease_until IS NULL OR lease_until < clock_timestamp())
         RETURNING task, payload, attempts`,
        [taskId, LEASE_SECONDS],
      );
    const row = leased[0][0];
    if (!row) return;
    const processor = this.processors.get(row.task);
    try {
      if (!processor) throw new PermanentTaskFailure('no processor');
      await processor.process(row.payload as never, { taskId, attempt: row.attempts });
      await this.close(taskId, 'done');
    } catch (error) {
      if (error instanceof TaskPutOff) await this.putOff(taskId, error.until);
      else await this.failed(taskId, row, error as Error);
    }
  }

  private async failed(taskId: string, row: { task: string; attempts: number }, error: Error): Promise<void> {
    const permanent = error instanceof PermanentTaskFailure || row.attempts >= MAX_ATTEMPTS;
    this.logger[permanent ? 'error' : 'warn']({
      event: 'task.failed',
      task: row.task,
      taskId,
      attempt: row.attempts,
      permanent,
      reason: error.name,
    });
    if (permanent) {
      await this.close(
        taskId,
        `failed: ${error instanceof PermanentTaskFailure ? error.message : 'too many attempts'}`,
      );
      return;
    }
    const seconds = Math.min(2 ** row.attempts, BACKOFF_CAP_SECONDS);
    await this.dataSource.query(
      `UPDATE outbox SET lease_until = NULL, next_relay_at = clock_timestamp() + make_interval(secs => $2)
       WHERE id = $1 AND done_at IS NULL`,
      [taskId, seconds],
    );
  }

  private async putOff(taskId: string, until: Date): Promise<void> {
    await this.dataSource.query(
      `UPDATE outbox SET lease_until = NULL, next_relay_at = $2 WHERE id = $1 AND done_at IS NULL`,
      [taskId, until],
    );
  }

  private async close(taskId: string, outcome: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE outbox SET done_at = clock_timestamp(), lease_until = NULL, outcome = $2 WHERE id = $1`,
      [taskId, outcome],
    );
  }
}
