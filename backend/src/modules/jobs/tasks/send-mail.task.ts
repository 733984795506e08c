import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'jobs.tell-employer': { applicationId: string };
    'jobs.tell-seeker': { stepId: string };
    'jobs.remind-employer': { jobId: string };
  }
}

// Mail tasks of the previous release, which had a task for each kind; no code writes them any more. To be removed after
// the next release.
defineTask('jobs.tell-employer', 'notifications');
defineTask('jobs.tell-seeker', 'notifications');
defineTask('jobs.remind-employer', 'notifications');
