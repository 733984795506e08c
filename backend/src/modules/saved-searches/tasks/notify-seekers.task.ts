import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'saved-searches.notify-seekers': { jobId: string };
  }
}

/** Notifies seekers after a job was matched; seekers without a notice for a day are notified at once. */
export const notifySeekersTask = defineTask('saved-searches.notify-seekers', 'default', 'saved-searches.tell-seekers');
