import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'payments.advance-payout': { payoutId: string };
  }
}

/** Pays a reward by the provider, or asks what became of one. */
export const advancePayoutTask = defineTask('payments.advance-payout');
