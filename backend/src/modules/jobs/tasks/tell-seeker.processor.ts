import { Injectable } from '@nestjs/common';
import type { TaskContext, TaskPayloads, TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { TellSeekerUseCase } from '../tell-seeker.use-case.js';
import { TELL_SEEKER } from './tell-seeker.task.js';

@Injectable()
@Processes(TELL_SEEKER)
export class TellSeekerProcessor implements TaskProcessor<'jobs.tell-seeker'> {
  constructor(private readonly tellSeeker: TellSeekerUseCase) {}

  process(payload: TaskPayloads['jobs.tell-seeker'], context: TaskContext): Promise<void> {
    return this.tellSeeker.execute(payload.stepId, context.taskId);
  }
}
