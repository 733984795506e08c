import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'messaging.tell-staff': { reportId: string };
    'messaging.tell-unread': { conversationId: string; userId: string };
  }
}

// Mail tasks of the previous release, which had a task for each kind; no code writes them any more. To be removed after
// the next release.
defineTask('messaging.tell-staff', 'notifications');
defineTask('messaging.tell-unread', 'notifications');
