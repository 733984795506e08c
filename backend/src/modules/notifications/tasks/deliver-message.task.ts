import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'notifications.deliver-message': { deliveryId: string };
  }
}

/** Delivers a message to one recipient by one channel. */
export const deliverMessageTask = defineTask('notifications.deliver-message', 'notifications');
