import { Injectable } from '@nestjs/common';
import type { TaskContext, TaskPayloads, TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { TellUnreadUseCase } from '../tell-unread.use-case.js';
import { TELL_UNREAD } from './tell-unread.task.js';

@Injectable()
@Processes(TELL_UNREAD)
export class TellUnreadProcessor implements TaskProcessor<'messaging.tell-unread'> {
  constructor(private readonly tellUnread: TellUnreadUseCase) {}

  process(payload: TaskPayloads['messaging.tell-unread'], context: TaskContext): Promise<void> {
    return this.tellUnread.execute(payload, context.taskId);
  }
}
