import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { AppLogger } from '../../common/observability/app-logger.js';
import { metrics } from '../../common/observability/metrics.js';
import { QueuesReadModel } from './queues.read-model.js';

const queueTasks = new Gauge({
  name: 'queue_tasks',
  help: 'Tasks of the outbox that are not done, by queue and state; dead ones were given up',
  labelNames: ['queue', 'state'],
  registers: [metrics],
});

const queueOverdue = new Gauge({
  name: 'queue_overdue_seconds',
  help: 'How long the oldest task that is due waits for a worker, by queue',
  labelNames: ['queue'],
  registers: [metrics],
});

const poolConnections = new Gauge({
  name: 'database_pool_connections',
  help: 'Connections of this process to the database by state, and calls that wait for one',
  labelNames: ['state'],
  registers: [metrics],
});

/** Metrics that are read when somebody asks for them. */
@Injectable()
export class OperationGauges {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queues: QueuesReadModel,
    private readonly logger: AppLogger,
  ) {}

  /** Sets the gauges. Without a database the queues keep their last values, and the metrics of the process are shown all the same. */
  async read(): Promise<void> {
    this.readPool();
    try {
      for (const { queue, waiting, running, overdueSeconds, deadLetters } of await this.queues.listStates()) {
        queueTasks.set({ queue, state: 'waiting' }, waiting);
        queueTasks.set({ queue, state: 'running' }, running);
        queueTasks.set({ queue, state: 'dead' }, deadLetters);
        queueOverdue.set({ queue }, overdueSeconds ?? 0);
      }
    } catch (error) {
      this.logger.warn({ event: 'metrics.failed', reason: (error as Error).message });
    }
  }

  private readPool(): void {
    const { master } = this.dataSource.driver as unknown as { master: Pool };
    poolConnections.set({ state: 'busy' }, master.totalCount - master.idleCount);
    poolConnections.set({ state: 'idle' }, master.idleCount);
    poolConnections.set({ state: 'waiting' }, master.waitingCount);
  }
}
