import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'engagements.notify-former-contact': { changeId: string; contactId: string };
  }
}

/** Notifies a former contact of an account of a replaced UPI id. */
export const notifyFormerContactTask = defineTask('engagements.notify-former-contact', 'notifications');
