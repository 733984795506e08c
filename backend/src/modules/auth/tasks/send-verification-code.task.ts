import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'auth.send-verification-code': { codeId: string };
  }
}

/** Make the code that was asked for and send it. */
export const sendVerificationCodeTask = defineTask('auth.send-verification-code', 'verification');
