import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'payments.advance-release': { releaseId: string };
  }
}

/** Executes the next step of a release. */
export const advanceReleaseTask = defineTask('payments.advance-release');
