import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'payments.sync-payee': { userId: string };
  }
}

/** Creates or fetches the account of a worker at the provider. */
export const syncPayeeTask = defineTask('payments.sync-payee');
