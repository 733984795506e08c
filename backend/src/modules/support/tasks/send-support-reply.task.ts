import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'support.send-support-reply': { entryId: string };
  }
}

/** Mails an answer of the staff to the sender of the request. */
export const sendSupportReplyTask = defineTask('support.send-support-reply', 'notifications');
