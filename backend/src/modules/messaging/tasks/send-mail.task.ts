import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'messaging.tell-staff': { reportId: string };
    'messaging.tell-unread': { conversationId: string; userId: string };
  }
}

// Mails of the release before, when each kind had a task; nothing writes them any more. They go after the next release.
defineTask('messaging.tell-staff', 'notifications');
defineTask('messaging.tell-unread', 'notifications');
