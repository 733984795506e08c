import { Injectable } from '@nestjs/common';
import type { TaskContext, TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { TellSecurityNotice } from '../tell-security-notice.use-case.js';
import { tellSecurityNoticeTask } from './tell-security-notice.task.js';

@Injectable()
@Processes(tellSecurityNoticeTask)
export class TellSecurityNoticeProcessor implements TaskProcessor<'account.tell-security-notice'> {
  constructor(private readonly tellSecurityNotice: TellSecurityNotice) {}

  process(payload: { noticeId: string }, context: TaskContext): Promise<void> {
    return this.tellSecurityNotice.execute(payload.noticeId, context.taskId);
  }
}
