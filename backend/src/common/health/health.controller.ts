import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LivenessSchema, ReadinessSchema } from '@nukkad/contract/platform/operations';
import type { z } from 'zod';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Replicas } from '../database/replicas.js';
import { unavailable } from '../errors/common.errors.js';
import { SkipCallLimit } from '../http/call-limit.guard.js';
import { Drain } from '../http/drain.js';
import { Operation } from '../http/operation.js';
import { TaskQueue } from '../queue/task-queue.js';
import { Public } from '../security/principal.js';

const DATABASE_PROBE_MS = 2000;
/** A queue that answers later is degraded. Shorter than the time limit of a load balancer, because a process serves without it. */
const QUEUE_PROBE_MS = 500;

/** Calls for supervisors and load balancers. */
@ApiTags('operations')
@Public()
@SkipCallLimit()
@Controller('api/health')
export class HealthController {
  /** The running probe of the queue: while the queue does not answer, all calls wait for one. */
  private queueProbe: Promise<void> | null = null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: TaskQueue,
    private readonly drain: Drain,
    private readonly replicas: Replicas,
  ) {}

  @Get('live')
  @Operation({ summary: 'Check that the process responds', response: LivenessSchema })
  getLiveness(): z.infer<typeof LivenessSchema> {
    return { status: 'ok' };
  }

  @Get('ready')
  @Operation({
    summary: 'Check that the process can serve calls; returns 503 while it cannot, and before it ends',
    response: ReadinessSchema,
  })
  async getReadiness(): Promise<z.infer<typeof ReadinessSchema>> {
    if (this.drain.begun) throw unavailable();
    const [database, queue] = await Promise.all([
      answers(this.dataSource.query('SELECT 1'), DATABASE_PROBE_MS),
      answers(this.probeQueue(), QUEUE_PROBE_MS),
    ]);
    if (!database) throw unavailable();
    return { status: 'ok', degraded: [...(queue ? [] : ['queue']), ...(this.replicas.areDegraded ? ['replica'] : [])] };
  }

  private probeQueue(): Promise<void> {
    this.queueProbe ??= this.queue.ping().finally(() => (this.queueProbe = null));
    return this.queueProbe;
  }
}

/** Returns true if `probe` succeeds within `limitMs`. */
async function answers(probe: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const outcome = await Promise.race([
    probe.then(
      () => true,
      () => false,
    ),
    late,
  ]);
  clearTimeout(timer);
  return outcome;
}
