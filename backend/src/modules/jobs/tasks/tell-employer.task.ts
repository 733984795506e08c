import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'jobs.tell-employer': { applicationId: string };
  }
}

/** A new application came in: its employer gets a mail. */
export const TELL_EMPLOYER = defineTask('jobs.tell-employer', 'notifications');
