import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'saved-searches.tell-seekers': { jobId: string };
  }
}

/** A job was matched; those who were not told of anything for a day are told at once. */
export const NOTIFY_SEEKERS = defineTask('saved-searches.tell-seekers', 'default');
