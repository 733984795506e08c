import type { StopAnswer } from '@nukkad/contract/messages/stop-words';
import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'notifications.confirm-text-answer': { userId: string; answer: StopAnswer };
  }
}

/** Confirms to a person that news by text message has ended or continues. */
export const confirmTextAnswerTask = defineTask('notifications.confirm-text-answer', 'notifications');
