import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'account.gather-joined': { from: string };
  }
}

/** Bring along what was written for an account in the moment in which it went into another one. */
export const gatherJoinedTask = defineTask('account.gather-joined');
