import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'saved-searches.match-job': { jobId: string };
  }
}

// Seekers may find a job that they could not find before, or not as it is now. The trigger `jobs_match_saved_searches` writes it.
defineTask('saved-searches.match-job', 'default');
