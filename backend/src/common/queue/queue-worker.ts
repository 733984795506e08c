import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, Worker } from 'bullmq';
import type { QueuedTask } from './queued-task.js';

const RETRY_AFTER_MS = 1000;

/** A BullMQ worker that pauses after a failed fetch: BullMQ retries at once, and forever. */
export class BackoffWorker extends Worker<QueuedTask> {
  protected override async moveToActive(token: string, name?: string): Promise<Job<QueuedTask>> {
    try {
      return await super.moveToActive(token, name);
    } catch (error) {
      if (!this.closing) await sleep(RETRY_AFTER_MS);
      throw error;
    }
  }
}

/**
 * Processes one queue until it is closed. BullMQ caches a failed connection to PostgreSQL, and a worker that started
 * with one never processes anything: it is replaced until a worker is ready.
 */
export class QueueWorker {
  private worker: BackoffWorker | undefined;
  private isClosed = false;

  /** `open` opens a worker that does not run yet. */
  constructor(
    private readonly open: () => BackoffWorker,
    private readonly onError: (error: Error) => void,
  ) {
    void this.run();
  }

  private async run(): Promise<void> {
    while (!this.isClosed) {
      const worker = this.open().on('error', this.onError);
      this.worker = worker;
      try {
        await worker.waitUntilReady();
        await worker.run(); // until it is closed
      } catch (error) {
        if (!this.isClosed) this.onError(error as Error);
      }
      if (this.isClosed) return;
      await worker.close(true);
      await sleep(RETRY_AFTER_MS, undefined, { ref: false });
    }
  }

  /** Accepts no further task and resolves when the running tasks are done. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.worker?.close();
  }
}
