import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'interviews.spread-broadcast': { requestId: string };
  }
}

/** Notifies each employer near by with a fitting job of a new broadcast. */
export const FAN_OUT_BROADCAST = defineTask('interviews.spread-broadcast');
