import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'saved-searches.tell-seekers': { jobId: string };
  }
}

/** Notifies seekers after a job was matched; seekers without a notice for a day are notified at once. */
export const NOTIFY_SEEKERS = defineTask('saved-searches.tell-seekers', 'default');
