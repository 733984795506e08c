import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'instant-hire.send-hire-notices': { instantJobId: string };
  }
}

/** Notifies workers and the employer of an instant job of the state of their requests. */
export const sendHireNoticesTask = defineTask('instant-hire.send-hire-notices', 'notifications');
