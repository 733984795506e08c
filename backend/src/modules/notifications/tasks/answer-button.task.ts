import { defineTask } from '../../../common/queue/task.js';
import type { ButtonRefusal } from '../whatsapp/whatsapp-buttons.js';

declare module '../../../common/queue/task.js' {
  interface TaskPayloads {
    'notifications.answer-button': { userId: string; deliveryId: string | null; refusal: ButtonRefusal | null };
  }
}

/** Carries out the decision of a pressed button, and answers the person. */
export const answerButtonTask = defineTask('notifications.answer-button', 'notifications');
