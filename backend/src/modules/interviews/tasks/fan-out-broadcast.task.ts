import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'interviews.fan-out-broadcast': { requestId: string };
  }
}

/** Notifies each employer near by with a fitting job of a new broadcast. */
export const fanOutBroadcastTask = defineTask('interviews.fan-out-broadcast', 'default', 'interviews.spread-broadcast');
