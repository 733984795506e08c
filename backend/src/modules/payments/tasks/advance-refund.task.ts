import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'payments.advance-refund': { refundId: string };
  }
}

/** Executes the next step of a refund. */
export const advanceRefundTask = defineTask('payments.advance-refund');
