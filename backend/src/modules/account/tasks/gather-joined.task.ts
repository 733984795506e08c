import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'account.gather-joined': { from: string };
  }
}

/** Moves rows that were written for an account while it was joined to another one. */
export const gatherJoinedTask = defineTask('account.gather-joined');
