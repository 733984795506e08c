import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'engagements.notify-former-contact': { changeId: string | null; contactId: string };
  }
}

/** Notifies a former contact of an account of a replaced UPI id, or of its first one (`changeId` null). */
export const notifyFormerContactTask = defineTask('engagements.notify-former-contact', 'notifications');
