import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'instant-hire.expire-instant-job': { instantJobId: string };
  }
}

/** Expires an instant job and its requests after their end. */
export const expireInstantJobTask = defineTask('instant-hire.expire-instant-job', 'expiry');
