import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'payments.sync-dispute': { intentId: string; disputeId: string };
  }
}

/** Fetches a dispute of a payment from the provider and moves its chargeback. */
export const syncDisputeTask = defineTask('payments.sync-dispute');
