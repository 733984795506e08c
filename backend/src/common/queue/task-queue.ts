import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, Queue, type QueueOptions, setDefaultBackendFactory } from 'bullmq';
import type { Cluster, RedisOptions } from 'ioredis';
import { allSettledOrThrow } from '../concurrency/all-settled-or-throw.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { QueueWorker, BackoffWorker } from './queue-worker.js';
import type { QueuedTask } from './queued-task.js';
import type { QueueName } from './queues.js';
import { openRedisCluster, prefixOfQueue, redisConnection, retryDelay, usesRedis } from './redis-connection.js';

const ADD_TIMEOUT_MS = 2000;
const LOCK_MS = 30_000;
const STALLED_CHECK_MS = 10_000;
const MAX_STALLED = 10;
/** Connections of each queue to PostgreSQL: for adding tasks, and for working on them, beside the one on which a worker listens. */
const PRODUCER_CONNECTIONS = 1;
const WORKER_CONNECTIONS = 2;

/** The queue with batched tasks, and the maximum size of a batch. */
const BATCHED_QUEUE: QueueName = 'notifications';
const BATCH_SIZE_MAX = 100;

/** Batches of `taskIds`, as many as a process works on at once where there are enough tasks, so that no place is idle. */
export function batchesOf(taskIds: readonly string[], concurrency: number): string[][] {
  const size = Math.max(1, Math.min(BATCH_SIZE_MAX, Math.ceil(taskIds.length / concurrency)));
  return Array.from({ length: Math.ceil(taskIds.length / size) }, (_, index) =>
    taskIds.slice(index * size, (index + 1) * size),
  );
}

/** Returns the number of tasks of a queue that one process runs concurrently. */
export const concurrencyOf = (queue: QueueName, config: AppConfig): number =>
  ({
    verification: config.VERIFICATION_CONCURRENCY,
    notifications: config.NOTIFICATIONS_CONCURRENCY,
    expiry: config.EXPIRY_CONCURRENCY,
    default: config.TASK_CONCURRENCY,
  })[queue];

/**
 * BullMQ on Redis where it is configured, on PostgreSQL otherwise. It only distributes work: the outbox is the truth, so
 * a lost queue loses nothing.
 */
@Injectable()
export class TaskQueue implements OnApplicationShutdown {
  private readonly producers = new Map<QueueName, Queue<QueuedTask>>();
  /** Clients of a cluster, of workers and of producers. BullMQ does not close a client that it receives. */
  private readonly clusters = new Map<boolean, Cluster>();
  private workers: QueueWorker[] = [];

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {
    setDefaultBackendFactory(usesRedis(config) ? undefined : createPostgresBackend);
  }

  private connection(forWorker: boolean): QueueOptions['connection'] {
    if (!usesRedis(this.config)) {
      return {
        connectionString: this.config.DATABASE_DIRECT_URL ?? this.config.DATABASE_URL,
        max: forWorker ? WORKER_CONNECTIONS : PRODUCER_CONNECTIONS,
        connectionTimeoutMillis: this.config.DB_CONNECT_TIMEOUT_MS,
        query_timeout: this.config.DB_QUERY_TIMEOUT_MS,
        keepAlive: true,
      };
    }
    const retries = forWorker ? { maxRetriesPerRequest: null } : { enableOfflineQueue: false, maxRetriesPerRequest: 1 };
    if (this.config.REDIS_CLUSTER.length > 0)
      return this.clusterClient(forWorker, { retryStrategy: retryDelay, ...retries });
    return { ...redisConnection(this.config), retryStrategy: retryDelay, ...retries };
  }

  /** Returns the client for all queues, or for all workers: each connects to every node. */
  private clusterClient(forWorker: boolean, node: RedisOptions): Cluster {
    const known = this.clusters.get(forWorker);
    if (known) return known;
    const cluster = openRedisCluster(this.config, node);
    cluster.on('error', () => undefined); // each call reports its own failure
    this.clusters.set(forWorker, cluster);
    return cluster;
  }

  private open(name: QueueName): Queue<QueuedTask> {
    const known = this.producers.get(name);
    if (known) return known;
    const queue = new Queue<QueuedTask>(name, {
      connection: this.connection(false),
      prefix: prefixOfQueue(name, this.config),
    });
    queue.on('error', () => undefined); // the relay handles the failure of its own call; the connection recovers by itself
    this.producers.set(name, queue);
    return queue;
  }

  /** Hands tasks over to a queue, messages in batches. Rejects within 2 s when its store is out of reach. */
  async add(name: QueueName, taskIds: string[], round: (taskId: string) => number): Promise<void> {
    const concurrency = concurrencyOf(name, this.config);
    const batches = name === BATCHED_QUEUE ? batchesOf(taskIds, concurrency) : taskIds.map((taskId) => [taskId]);
    const jobs = batches.map(([taskId = '', ...others]) => ({
      name,
      data: others.length > 0 ? { taskId, others } : { taskId },
      opts: { jobId: `${taskId}-${round(taskId)}`, removeOnComplete: true, removeOnFail: true },
    }));
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the task queue did not answer')), ADD_TIMEOUT_MS);
    });
    try {
      await Promise.race([this.open(name).addBulk(jobs), limit]);
    } catch (error) {
      this.discardConnection(name);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Discards a connection that failed to open: it stays unusable even when the store is back, and the next call creates
   * another. The client of a cluster remains connected: all queues use it, and it follows the failover by itself.
   */
  private discardConnection(name: QueueName): void {
    const queue = this.producers.get(name);
    this.producers.delete(name);
    const isShared = this.config.REDIS_CLUSTER.length > 0;
    void (isShared ? queue?.close() : queue?.disconnect())?.catch(() => undefined);
  }

  /** Resolves when the store of the queues answers. */
  async ping(): Promise<void> {
    try {
      await this.open('default').getWaitingCount();
    } catch (error) {
      this.discardConnection('default');
      throw error;
    }
  }

  /** Starts working off the queues of this process with `handle`, which is called for each task of a batch at once. */
  startWorking(handle: (taskId: string) => Promise<void>, onError: (error: Error) => void): void {
    const process = ({ data: { taskId, others = [] } }: { data: QueuedTask }): Promise<unknown> =>
      allSettledOrThrow([taskId, ...others].map(handle));
    const openWorker = (name: QueueName): BackoffWorker =>
      new BackoffWorker(name, process, {
        autorun: false,
        connection: this.connection(true),
        prefix: prefixOfQueue(name, this.config),
        concurrency: concurrencyOf(name, this.config),
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_CHECK_MS,
        maxStalledCount: MAX_STALLED,
      });
    this.workers = this.config.WORKER_QUEUES.map((name) => new QueueWorker(() => openWorker(name), onError));
  }

  async onApplicationShutdown(): Promise<void> {
    const [workers, producers] = [this.workers, [...this.producers.values()]];
    this.workers = [];
    this.producers.clear();
    await Promise.all(workers.map((worker) => worker.close()));
    await Promise.all(producers.map((queue) => queue.close()));
    for (const cluster of this.clusters.values()) cluster.disconnect();
    this.clusters.clear();
  }
}
