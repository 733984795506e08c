import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'notifications.deliver-message': { deliveryId: string };
  }
}

/** A message goes to one recipient by one channel. */
export const DELIVER_MESSAGE = defineTask('notifications.deliver-message', 'notifications');
