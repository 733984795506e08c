import type { EntityManager } from 'typeorm';
import type { QueueName } from './queues.js';

/**
 * Name → payload of every task of the product. Each `*.task.ts` adds its line by declaration merging. Payloads contain
 * ids only: a use case reads the current data itself.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface TaskPayloads {}

export type TaskName = Extract<keyof TaskPayloads, string>;

export interface TaskDefinition<Name extends TaskName = TaskName> {
  readonly name: Name;
  readonly queue: QueueName;
}

const defined = new Set<string>();
const currentNames = new Map<string, string>();

/**
 * Declares a task and its queue. Rows contain the name: `formerName` is the name in rows of the previous release, which
 * its processes still write during a rolling deployment.
 */
export function defineTask<Name extends TaskName>(
  name: Name,
  queue: QueueName = 'default',
  formerName?: string,
): TaskDefinition<Name> {
  defined.add(name);
  if (formerName !== undefined) currentNames.set(formerName, name);
  return { name, queue };
}

/** Returns the current name of the task with this name in a row. */
export const currentTaskName = (stored: string): string => currentNames.get(stored) ?? stored;

/** Names of all declared tasks. */
export const definedTasks = (): ReadonlySet<string> => defined;

/** Context of a use case beside its payload. The effect must be unique under `taskId`. */
export interface TaskContext {
  /** The name, for a use case that handles tasks of several. */
  task: string;
  taskId: string;
  attempt: number;
}

/**
 * Handler of tasks: a use case marked `@HandlesTask(name)`. It may run twice for the same task, and returns without an
 * error if the task is obsolete.
 */
export interface TaskHandler<Name extends TaskName> {
  execute(payload: TaskPayloads[Name], context: TaskContext): Promise<void>;
  /**
   * Called in `tx` when the task became a dead letter after `attempts` runs, so that a module can record that its task
   * failed for good.
   */
  onDeadLetter?(tx: EntityManager, payload: TaskPayloads[Name], attempts: number, reason: string): Promise<void>;
  /** These dead letters are to run again, in `tx`. */
  onRetry?(tx: EntityManager, payloads: readonly TaskPayloads[Name][]): Promise<void>;
}

/**
 * Thrown if the task can never succeed (a refused address, for example): it is closed with `reason` and not retried.
 */
export class PermanentTaskFailure extends Error {}

/**
 * Thrown if the task is too early (in a reader's quiet hours, for example): it is deferred, and runs again from `until`
 * on, a time of the database's clock, or a number of seconds from now. The clock of a process may be wrong by minutes.
 */
export class DeferTask extends Error {
  constructor(readonly until: Date | { seconds: number }) {
    super('deferred');
  }
}
