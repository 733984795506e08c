import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'account.tell-security-notice': { noticeId: string };
  }
}

/** Tell the owner of an account that its safety was changed. */
export const sendSecurityNoticeTask = defineTask('account.tell-security-notice', 'notifications');
