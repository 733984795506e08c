import { Injectable } from '@nestjs/common';
import type { TaskContext, TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { TellSignUpOwner } from '../tell-sign-up-owner.use-case.js';
import { tellSignUpOwnerTask } from './tell-sign-up-owner.task.js';

@Injectable()
@Processes(tellSignUpOwnerTask)
export class TellSignUpOwnerProcessor implements TaskProcessor<'auth.tell-sign-up-owner'> {
  constructor(private readonly tellSignUpOwner: TellSignUpOwner) {}

  process(payload: { signUpId: string }, context: TaskContext): Promise<void> {
    return this.tellSignUpOwner.execute(payload.signUpId, context.taskId);
  }
}
