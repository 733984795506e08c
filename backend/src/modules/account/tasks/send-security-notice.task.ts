import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'account.send-security-notice': { noticeId: string };
  }
}

/** Notifies the account owner of a security change. */
export const sendSecurityNoticeTask = defineTask(
  'account.send-security-notice',
  'notifications',
  'account.tell-security-notice',
);
