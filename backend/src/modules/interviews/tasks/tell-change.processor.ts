import { Injectable } from '@nestjs/common';
import type { TaskContext, TaskPayloads, TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { TellInterviewChangeUseCase } from '../tell-change.use-case.js';
import { TELL_INTERVIEW_CHANGE } from './tell-about-interview.task.js';

@Injectable()
@Processes(TELL_INTERVIEW_CHANGE)
export class TellInterviewChangeProcessor implements TaskProcessor<'interviews.tell-change'> {
  constructor(private readonly tell: TellInterviewChangeUseCase) {}

  process(payload: TaskPayloads['interviews.tell-change'], context: TaskContext): Promise<void> {
    return this.tell.execute(payload.changeId, payload.userId, context.taskId);
  }
}
