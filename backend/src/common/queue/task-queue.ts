import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, Queue, type QueueOptions, setDefaultBackendFactory, Worker } from 'bullmq';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';

const QUEUE_NAME = 'tasks';
const ADD_TIMEOUT_MS = 2000;
const RETRY_CAP_MS = 1000;
const LOCK_MS = 30_000;
const STALLED_CHECK_MS = 10_000;
const MAX_STALLED = 10;

/** What lies in the queue: which outbox row is to be worked off. */
export interface QueuedTask {
  taskId: string;
}

/**
 * BullMQ on Redis when REDIS_URL is set, on PostgreSQL otherwise. It only distributes work: the outbox is the truth, so
 * a lost queue loses nothing.
 */
@Injectable()
export class TaskQueue implements OnApplicationShutdown {
  private queue: Queue<QueuedTask> | undefined;
  private worker: Worker<QueuedTask> | undefined;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  private connection(forWorker: boolean): QueueOptions['connection'] {
    if (!this.config.REDIS_URL) {
      setDefaultBackendFactory(createPostgresBackend);
      const connectionString = this.config.DATABASE_DIRECT_URL ?? this.config.DATABASE_URL;
      return {
        connectionString,
        max: forWorker ? 4 : 2,
        connectionTimeoutMillis: this.config.DB_CONNECT_TIMEOUT_MS,
        query_timeout: this.config.DB_QUERY_TIMEOUT_MS,
        keepAlive: true,
      };
    }
    setDefaultBackendFactory(undefined);
    return {
      url: this.config.REDIS_URL,
      retryStrategy: (times: number) => Math.min(times * 100, RETRY_CAP_MS),
      ...(forWorker ? { maxRetriesPerRequest: null } : { enableOfflineQueue: false, maxRetriesPerRequest: 1 }),
    };
  }

  private open(): Queue<QueuedTask> {
    if (this.queue) return this.queue;
    const queue = new Queue<QueuedTask>(QUEUE_NAME, {
      connection: this.connection(false),
      prefix: this.config.QUEUE_PREFIX,
    });
    queue.on('error', () => undefined); // the relay sees the failure of its own call; the connection heals by itself
    this.queue = queue;
    return queue;
  }

  /** Hands tasks over. Rejects within 2 s when the queue is out of reach. */
  async add(taskIds: string[], round: (taskId: string) => number): Promise<void> {
    const jobs = taskIds.map((taskId) => ({
      name: QUEUE_NAME,
      data: { taskId },
      opts: { jobId: `${taskId}-${round(taskId)}`, removeOnComplete: true, removeOnFail: true },
    }));
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the task queue did not answer')), ADD_TIMEOUT_MS);
    });
    try {
      await Promise.race([this.open().addBulk(jobs), limit]);
    } catch (error) {
      this.abandon();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** A connection that could not be set up stays useless even when the store is back: the next call makes another. */
  private abandon(): void {
    const queue = this.queue;
    this.queue = undefined;
    void queue?.disconnect().catch(() => undefined);
  }

  /** Resolves when the queue's store answers. */
  async ping(): Promise<void> {
    await this.open().getWaitingCount();
  }

  /** Starts working off the queue with `handle`. */
  work(handle: (taskId: string) => Promise<void>, onError: (error: Error) => void): void {
    this.worker = new Worker<QueuedTask>(QUEUE_NAME, (job) => handle(job.data.taskId), {
      connection: this.connection(true),
      prefix: this.config.QUEUE_PREFIX,
      concurrency: this.config.TASK_CONCURRENCY,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: MAX_STALLED,
    });
    this.worker.on('error', onError);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.close();
    await this.queue?.close();
    this.worker = undefined;
    this.queue = undefined;
  }
}
