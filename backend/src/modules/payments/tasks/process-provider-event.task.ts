import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'payments.process-provider-event': { provider: string; eventId: string };
  }
}

/** Finds the object that an event is about, and fetches it. */
export const processProviderEventTask = defineTask('payments.process-provider-event');
