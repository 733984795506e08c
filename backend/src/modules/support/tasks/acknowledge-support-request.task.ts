import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'support.acknowledge-support-request': { requestId: string };
  }
}

/** Mail the sender of a request its reference. */
export const acknowledgeSupportRequestTask = defineTask('support.acknowledge-support-request', 'notifications');
