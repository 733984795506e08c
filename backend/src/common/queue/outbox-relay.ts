import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { allSettledOrThrow } from '../concurrency/all-settled-or-throw.js';
import { ASYNC_COMMIT } from '../database/async-commit.js';
import { AppLogger } from '../observability/app-logger.js';
import { OutboxSignal } from '../database/outbox-signal.js';
import { type QueueName, QUEUES } from './queues.js';
import { TaskQueue } from './task-queue.js';

const POLL_INTERVAL_MS = 1000;
const BATCH = 1000;
const RETRY_DELAY_SECONDS = 10;
const RETRY_DELAY_MAX_SECONDS = 600;

interface RelayedRow {
  id: string;
  relays: number;
  queue: QueueName;
}

/**
 * Relays due outbox rows to the queue. A row that is not done becomes due again, at growing intervals, so that nothing
 * is lost if the queue, a worker or this process dies at any moment.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: TaskQueue,
    private readonly signal: OutboxSignal,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.signal.onRaise(() => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_INTERVAL_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.drain().finally(() => {
      this.running = undefined;
      if (this.again) {
        this.again = false;
        this.wake();
      }
    });
  }

  private async drain(): Promise<void> {
    try {
      while ((await this.relay()) === BATCH && !this.stopped);
    } catch (error) {
      this.logger.warn({ event: 'outbox.relay.failed', reason: (error as Error).message });
    }
  }

  /**
   * Relays one batch of due rows of each queue; returns the size of the largest. A backlog in one queue delays the
   * others by one batch at most.
   */
  async relay(): Promise<number> {
    const [rows]: [RelayedRow[], number] = await this.dataSource.query(
      // materialized: otherwise the subquery may be evaluated again for each row and find other unlocked rows each time
      `WITH due AS MATERIALIZED (
         SELECT waiting.id FROM unnest($4::text[]) AS queue_name CROSS JOIN LATERAL (
           SELECT id FROM outbox
           WHERE queue = queue_name AND done_at IS NULL AND next_relay_at <= statement_timestamp()
           ORDER BY next_relay_at LIMIT $1 FOR UPDATE SKIP LOCKED) waiting)
       UPDATE outbox SET relays = relays + 1,
              next_relay_at = clock_timestamp() + make_interval(secs => LEAST($2 * power(2, LEAST(relays, 10)), $3))
       FROM due, ${ASYNC_COMMIT} WHERE outbox.id = due.id
       RETURNING outbox.id, relays, queue`,
      [BATCH, RETRY_DELAY_SECONDS, RETRY_DELAY_MAX_SECONDS, QUEUES],
    );
    const batches = QUEUES.map((queue) => rows.filter((row) => row.queue === queue));
    await allSettledOrThrow(batches.map((batch, index) => this.handOver(QUEUES[index]!, batch)));
    return Math.max(...batches.map((batch) => batch.length));
  }

  private async handOver(queue: QueueName, batch: readonly RelayedRow[]): Promise<void> {
    if (batch.length === 0) return;
    const rounds = new Map(batch.map((row) => [row.id, row.relays]));
    try {
      await this.queue.add(queue, [...rounds.keys()], (id) => rounds.get(id) ?? 0);
    } catch (error) {
      await this.postpone([...rounds.keys()]);
      throw error;
    }
  }

  /** Makes rows that the queue did not accept due again in a second, without counting the attempt. */
  private async postpone(ids: string[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE outbox SET relays = relays - 1, next_relay_at = clock_timestamp() + interval '1 second'
       WHERE id = ANY($1::uuid[]) AND done_at IS NULL`,
      [ids],
    );
  }
}
