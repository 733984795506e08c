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

const PROBE_MS = 2000;

/** Calls for supervisors and load balancers. */
@ApiTags('operations')
@Public()
@SkipCallLimit()
@Controller('api/health')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: TaskQueue,
    private readonly drain: Drain,
    private readonly replicas: Replicas,
  ) {}

  @Get('live')
  @Operation({ summary: 'The process answers', response: LivenessSchema })
  getLiveness(): z.infer<typeof LivenessSchema> {
    return { status: 'ok' };
  }

  @Get('ready')
  @Operation({
    summary: 'The process can serve; 503 while it cannot, and from when it is about to end',
    response: ReadinessSchema,
  })
  async getReadiness(): Promise<z.infer<typeof ReadinessSchema>> {
    if (this.drain.begun) throw unavailable();
    const [database, queue] = await Promise.all([
      answers(this.dataSource.query('SELECT 1')),
      answers(this.queue.ping()),
    ]);
    if (!database) throw unavailable();
    return { status: 'ok', degraded: [...(queue ? [] : ['queue']), ...(this.replicas.areDegraded ? ['replica'] : [])] };
  }
}

/** Returns true if `probe` succeeds within two seconds. */
async function answers(probe: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PROBE_MS);
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
