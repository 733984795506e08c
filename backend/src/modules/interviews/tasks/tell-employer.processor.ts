import { Injectable } from '@nestjs/common';
import type { TaskContext, TaskPayloads, TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { TellInterviewEmployerUseCase } from '../tell-employer.use-case.js';
import { TELL_INTERVIEW_EMPLOYER } from './tell-about-interview.task.js';

@Injectable()
@Processes(TELL_INTERVIEW_EMPLOYER)
export class TellInterviewEmployerProcessor implements TaskProcessor<'interviews.tell-employer'> {
  constructor(private readonly tell: TellInterviewEmployerUseCase) {}

  process(payload: TaskPayloads['interviews.tell-employer'], context: TaskContext): Promise<void> {
    return this.tell.execute(payload.requestId, payload.employerId, context.taskId);
  }
}
