import { Injectable } from '@nestjs/common';
import type { TaskContext, TaskPayloads, TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { RemindOfInterviewUseCase } from '../remind-of-interview.use-case.js';
import { REMIND_INTERVIEW_HOUR } from './tell-about-interview.task.js';

@Injectable()
@Processes(REMIND_INTERVIEW_HOUR)
export class RemindHourProcessor implements TaskProcessor<'interviews.remind-hour'> {
  constructor(private readonly remind: RemindOfInterviewUseCase) {}

  process(payload: TaskPayloads['interviews.remind-hour'], context: TaskContext): Promise<void> {
    return this.remind.execute('hour', payload.requestId, payload.userId, context.taskId);
  }
}
