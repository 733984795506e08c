import { Injectable } from '@nestjs/common';
import type { TaskContext, TaskPayloads, TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { TellEmployerUseCase } from '../tell-employer.use-case.js';
import { TELL_EMPLOYER } from './tell-employer.task.js';

@Injectable()
@Processes(TELL_EMPLOYER)
export class TellEmployerProcessor implements TaskProcessor<'jobs.tell-employer'> {
  constructor(private readonly tellEmployer: TellEmployerUseCase) {}

  process(payload: TaskPayloads['jobs.tell-employer'], context: TaskContext): Promise<void> {
    return this.tellEmployer.execute(payload.applicationId, context.taskId);
  }
}
