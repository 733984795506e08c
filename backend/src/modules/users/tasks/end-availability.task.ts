import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'users.end-availability': { userId: string };
  }
}

/** Availability without weekly hours has come to its end: it switches itself off. */
export const endAvailabilityTask = defineTask('users.end-availability', 'expiry');
