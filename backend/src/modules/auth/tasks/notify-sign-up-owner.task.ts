import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'auth.tell-sign-up-owner': { signUpId: string };
  }
}

/** Tell the owner of an account that somebody filled the sign-up form with its address. */
export const notifySignUpOwnerTask = defineTask('auth.tell-sign-up-owner', 'notifications');
