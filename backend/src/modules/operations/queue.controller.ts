import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type QueueState, QueueStateSchema } from '@nukkad/contract/platform/operations';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import { RequiresStaff } from '../../common/security/principal.js';
import { QueuesReadModel } from './queues.read-model.js';

/** The queue board, for the staff. */
@ApiTags('operations')
@RequiresStaff()
@Controller('api/admin/queues')
export class QueueController {
  constructor(private readonly queues: QueuesReadModel) {}

  @Get()
  @Operation({ summary: 'Staff: list the queues with their pending tasks', response: z.array(QueueStateSchema) })
  listQueues(): Promise<QueueState[]> {
    return this.queues.listStates();
  }
}
