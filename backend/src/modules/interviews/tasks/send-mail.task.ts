import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'interviews.tell-employer': { requestId: string; employerId: string };
    'interviews.tell-change': { changeId: string; userId: string };
    'interviews.remind-day': { requestId: string; userId: string };
    'interviews.remind-hour': { requestId: string; userId: string };
  }
}

// Mail tasks of the previous release, which had a task for each kind; no code writes them any more. To be removed after
// the next release.
defineTask('interviews.tell-employer', 'notifications');
defineTask('interviews.tell-change', 'notifications');
defineTask('interviews.remind-day', 'notifications');
defineTask('interviews.remind-hour', 'notifications');
