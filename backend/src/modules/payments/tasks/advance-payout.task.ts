import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'payments.advance-payout': { payoutId: string };
  }
}

/** Pays a reward through the provider, or fetches its state. */
export const advancePayoutTask = defineTask('payments.advance-payout');
