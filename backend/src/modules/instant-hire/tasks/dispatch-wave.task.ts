import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'instant-hire.dispatch-wave': { instantJobId: string };
  }
}

/** Offers an open instant job to the next workers. */
export const dispatchWaveTask = defineTask('instant-hire.dispatch-wave', 'expiry');
