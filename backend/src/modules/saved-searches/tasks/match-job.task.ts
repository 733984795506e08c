import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'saved-searches.match-job': { jobId: string };
  }
}

// Matches a new or changed job against saved searches. The trigger `jobs_match_saved_searches` writes the task.
defineTask('saved-searches.match-job', 'default');
