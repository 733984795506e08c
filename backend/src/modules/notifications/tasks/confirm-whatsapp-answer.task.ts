import type { StopAnswer } from '@nukkad/contract/messages/stop-words';
import { defineTask } from '../../../common/queue/task.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'notifications.confirm-whatsapp-answer': { userId: string; answer: StopAnswer };
  }
}

/** Confirms to a person that the messages by WhatsApp have ended or continue. */
export const confirmWhatsappAnswerTask = defineTask('notifications.confirm-whatsapp-answer', 'notifications');
