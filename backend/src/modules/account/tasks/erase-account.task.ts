import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'account.erase': { userId: string };
  }
}

/** Erase everything about a person whose week to think it over is past. */
export const eraseAccountTask = defineTask('account.erase');
