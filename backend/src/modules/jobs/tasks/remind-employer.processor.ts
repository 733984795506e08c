import { Injectable } from '@nestjs/common';
import type { TaskContext, TaskPayloads, TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { RemindEmployerUseCase } from '../remind-employer.use-case.js';
import { REMIND_EMPLOYER } from './remind-employer.task.js';

@Injectable()
@Processes(REMIND_EMPLOYER)
export class RemindEmployerProcessor implements TaskProcessor<'jobs.remind-employer'> {
  constructor(private readonly remindEmployer: RemindEmployerUseCase) {}

  process(payload: TaskPayloads['jobs.remind-employer'], context: TaskContext): Promise<void> {
    return this.remindEmployer.execute(payload.jobId, context.taskId);
  }
}
