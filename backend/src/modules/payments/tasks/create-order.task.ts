import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'payments.create-order': { intentId: string };
  }
}

/** Creates the order of an intent at the provider. */
export const createOrderTask = defineTask('payments.create-order');
