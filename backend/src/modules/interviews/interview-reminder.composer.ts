import { Injectable } from '@nestjs/common';
import { FIXED_STATUSES, INTERVIEW_REMINDER_HOURS } from '@nukkad/contract/interviews/interviews';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';
import { InterviewMessage } from './interview-message.js';
import { sideOf, textOf } from './interview-message-kind.js';
import { InterviewMessageDataReadModel } from './interview-message-data.read-model.js';

const HOUR_SECONDS = 3600;
/** Seconds before the interview between which a reminder is useful. */
const BOUNDS = {
  reminderDay: {
    most: INTERVIEW_REMINDER_HOURS.first * HOUR_SECONDS,
    least: INTERVIEW_REMINDER_HOURS.last * HOUR_SECONDS,
  },
  reminderHour: { most: INTERVIEW_REMINDER_HOURS.last * HOUR_SECONDS, least: 0 },
} as const;

/**
 * Composes a reminder of an interview to one side; `subjectId` is the request. Returns no message for a cancelled, past
 * or rescheduled interview.
 */
@Injectable()
@ComposesMessage(textOf('reminderDay'), textOf('reminderHour'))
export class InterviewReminderComposer implements MessageComposer {
  constructor(
    private readonly messageData: InterviewMessageDataReadModel,
    private readonly message: InterviewMessage,
  ) {}

  async compose({ text, subjectId, recipientId }: Delivery): Promise<Composed | null> {
    const news = subjectId && (await this.messageData.load(subjectId));
    if (!news || !FIXED_STATUSES.some((status) => status === news.status)) return null;
    const kind = text === textOf('reminderDay') ? 'reminderDay' : 'reminderHour';
    const { most, least } = BOUNDS[kind];
    const left = news.seconds_left ?? 0;
    if (left > most || left <= least || !sideOf(news, recipientId)) return null;
    return this.message.compose(kind, news, recipientId);
  }
}
