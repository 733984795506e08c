import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'users.end-availability': { userId: string };
  }
}

/** Switches off availability without weekly hours at its end. */
export const endAvailabilityTask = defineTask('users.end-availability', 'expiry');
