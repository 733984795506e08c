import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'jobs.tell-seeker': { stepId: string };
  }
}

/** An application was answered, or closed without an answer: its seeker gets a mail. */
export const TELL_SEEKER = defineTask('jobs.tell-seeker', 'notifications');
