import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { QueueState } from '@nukkad/contract/platform/operations';
import { DataSource } from 'typeorm';
import { IS_DEAD_LETTER } from '../../common/queue/dead-letters.js';
import { QUEUES } from '../../common/queue/queues.js';

/** The number of waiting tasks in each queue, for any queue engine: the outbox contains every task until it is done. */
@Injectable()
export class QueuesReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Returns the queues of the product, the most urgent first; the counts are read from the partial indexes of the
   * outbox.
   */
  async listStates(): Promise<QueueState[]> {
    const [open, dead]: [Omit<QueueState, 'deadLetters'>[], { queue: string; n: number }[]] = await Promise.all([
      this.dataSource.query(
        `SELECT queue, count(*)::int AS waiting, count(*) FILTER (WHERE lease_until > clock_timestamp())::int AS running,
                extract(epoch FROM clock_timestamp() - min(next_relay_at)
                  FILTER (WHERE next_relay_at <= clock_timestamp()
                          AND (lease_until IS NULL OR lease_until <= clock_timestamp())))::float AS "overdueSeconds"
         FROM outbox WHERE done_at IS NULL GROUP BY queue`,
      ),
      this.dataSource.query(`SELECT queue, count(*)::int AS n FROM outbox WHERE ${IS_DEAD_LETTER} GROUP BY queue`),
    ]);
    return QUEUES.map((queue) => ({
      ...(open.find((state) => state.queue === queue) ?? { queue, waiting: 0, running: 0, overdueSeconds: null }),
      deadLetters: dead.find((state) => state.queue === queue)?.n ?? 0,
    }));
  }
}
