import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'account.erase': { userId: string };
  }
}

/** Erases all data about a person after the week of reflection. */
export const eraseAccountTask = defineTask('account.erase');
