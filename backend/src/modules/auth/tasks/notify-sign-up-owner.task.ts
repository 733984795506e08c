import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'auth.notify-sign-up-owner': { signUpId: string };
  }
}

/** Notifies the account owner that the sign-up form was filled with the owner's address. */
export const notifySignUpOwnerTask = defineTask(
  'auth.notify-sign-up-owner',
  'notifications',
  'auth.tell-sign-up-owner',
);
