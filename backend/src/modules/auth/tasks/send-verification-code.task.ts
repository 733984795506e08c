import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'auth.send-verification-code': { codeId: string };
  }
}

/** Generates and sends a requested code. */
export const sendVerificationCodeTask = defineTask('auth.send-verification-code', 'verification');
