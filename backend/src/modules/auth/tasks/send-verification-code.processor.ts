import { Injectable } from '@nestjs/common';
import type { TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { IssueVerificationCode } from '../issue-verification-code.use-case.js';
import { sendVerificationCodeTask } from './send-verification-code.task.js';

@Injectable()
@Processes(sendVerificationCodeTask)
export class SendVerificationCodeProcessor implements TaskProcessor<'auth.send-verification-code'> {
  constructor(private readonly issueVerificationCode: IssueVerificationCode) {}

  process(payload: { codeId: string }): Promise<void> {
    return this.issueVerificationCode.execute(payload.codeId);
  }
}
