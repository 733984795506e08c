import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'messaging.tell-staff': { reportId: string };
  }
}

/** Somebody reported a message: the staff get a mail. */
export const TELL_STAFF = defineTask('messaging.tell-staff', 'notifications');
