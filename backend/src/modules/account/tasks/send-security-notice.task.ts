import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'account.tell-security-notice': { noticeId: string };
  }
}

/** Notifies the account owner of a security change. */
export const sendSecurityNoticeTask = defineTask('account.tell-security-notice', 'notifications');
