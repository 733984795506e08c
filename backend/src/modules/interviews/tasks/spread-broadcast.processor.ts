import { Injectable } from '@nestjs/common';
import type { TaskPayloads, TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { SpreadBroadcastUseCase } from '../spread-broadcast.use-case.js';
import { SPREAD_BROADCAST } from './tell-about-interview.task.js';

@Injectable()
@Processes(SPREAD_BROADCAST)
export class SpreadBroadcastProcessor implements TaskProcessor<'interviews.spread-broadcast'> {
  constructor(private readonly spreadBroadcast: SpreadBroadcastUseCase) {}

  process(payload: TaskPayloads['interviews.spread-broadcast']): Promise<void> {
    return this.spreadBroadcast.execute(payload.requestId);
  }
}
