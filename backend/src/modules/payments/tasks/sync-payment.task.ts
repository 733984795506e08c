import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'payments.sync-payment': { intentId: string };
  }
}

/** Fetches a payment from the provider and moves the intent and its hold. */
export const syncPaymentTask = defineTask('payments.sync-payment');
