import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'instant-hire.dispatch-wave': { instantJobId: string };
  }
}

/** Offers an open instant job to the next workers. */
export const DISPATCH_WAVE = defineTask('instant-hire.dispatch-wave', 'expiry');
