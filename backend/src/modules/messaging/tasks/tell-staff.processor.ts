import { Injectable } from '@nestjs/common';
import type { TaskContext, TaskPayloads, TaskProcessor } from '../../../common/queue/task.js';
import { Processes } from '../../../common/queue/task-runner.js';
import { TellStaffUseCase } from '../tell-staff.use-case.js';
import { TELL_STAFF } from './tell-staff.task.js';

@Injectable()
@Processes(TELL_STAFF)
export class TellStaffProcessor implements TaskProcessor<'messaging.tell-staff'> {
  constructor(private readonly tellStaff: TellStaffUseCase) {}

  process(payload: TaskPayloads['messaging.tell-staff'], context: TaskContext): Promise<void> {
    return this.tellStaff.execute(payload.reportId, context.taskId);
  }
}
