import { Injectable } from '@nestjs/common';
import type { TaskContext, TaskPayloads, TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { RemindOfInterviewUseCase } from '../remind-of-interview.use-case.js';
import { REMIND_INTERVIEW_DAY } from './tell-about-interview.task.js';

@Injectable()
@Processes(REMIND_INTERVIEW_DAY)
export class RemindDayProcessor implements TaskProcessor<'interviews.remind-day'> {
  constructor(private readonly remind: RemindOfInterviewUseCase) {}

  process(payload: TaskPayloads['interviews.remind-day'], context: TaskContext): Promise<void> {
    return this.remind.execute('day', payload.requestId, payload.userId, context.taskId);
  }
}
