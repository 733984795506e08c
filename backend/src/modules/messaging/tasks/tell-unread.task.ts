import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'messaging.tell-unread': { conversationId: string; userId: string };
  }
}

/** Messages to this account lie unread for a while: it gets a mail. */
export const TELL_UNREAD = defineTask('messaging.tell-unread', 'notifications');
