import type { OnApplicationShutdown } from '@nestjs/common';
import type { TaskQueue } from '../src/common/queue/task-queue.js';

/** A queue that accepts every task and runs none. */
export class IdleTaskQueue
  implements Pick<TaskQueue, 'add' | 'ping' | 'startWorking' | 'onApplicationShutdown'>, OnApplicationShutdown
{
  async add(): Promise<void> {
    // the outbox retains the task
  }

  async ping(): Promise<void> {
    // always there
  }

  startWorking(): void {
    // tests run tasks by hand
  }

  async onApplicationShutdown(): Promise<void> {
    // nothing to close
  }
}
