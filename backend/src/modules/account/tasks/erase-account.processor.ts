import { Injectable } from '@nestjs/common';
import type { TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { EraseAccount } from '../erase-account.use-case.js';
import { eraseAccountTask } from './erase-account.task.js';

@Injectable()
@Processes(eraseAccountTask)
export class EraseAccountProcessor implements TaskProcessor<'account.erase'> {
  constructor(private readonly eraseAccount: EraseAccount) {}

  process(payload: { userId: string }): Promise<void> {
    return this.eraseAccount.execute(payload.userId);
  }
}
