import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'interviews.spread-broadcast': { requestId: string };
  }
}

/** A broadcast was made: each employer near by whose jobs fit is told. */
export const FAN_OUT_BROADCAST = defineTask('interviews.spread-broadcast');
