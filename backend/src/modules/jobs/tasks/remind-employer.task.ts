import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'jobs.remind-employer': { jobId: string };
  }
}

/** Applications to a job wait for an answer: its employer gets a mail. */
export const REMIND_EMPLOYER = defineTask('jobs.remind-employer', 'notifications');
