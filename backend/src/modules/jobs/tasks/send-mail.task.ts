import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'jobs.tell-employer': { applicationId: string };
    'jobs.tell-seeker': { stepId: string };
    'jobs.remind-employer': { jobId: string };
  }
}

// Mails of the release before, when each kind had a task; nothing writes them any more. They go after the next release.
defineTask('jobs.tell-employer', 'notifications');
defineTask('jobs.tell-seeker', 'notifications');
defineTask('jobs.remind-employer', 'notifications');
