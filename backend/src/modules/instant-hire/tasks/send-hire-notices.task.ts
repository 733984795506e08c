import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'instant-hire.send-hire-notices': { instantJobId: string };
  }
}

/** Tells workers and the employer of an instant job what their requests have come to. */
export const SEND_HIRE_NOTICES = defineTask('instant-hire.send-hire-notices', 'notifications');
