import { FIXED_STATUSES, type InterviewSide } from '@nukkad/domain/interviews';
import type { InterviewChange, InterviewChangeEntity } from './entities/interview-change.entity.js';
import { endOf, type InterviewMessageData } from './interview-message-data.read-model.js';

/** The messages that go beyond the bell, each below `interviews:notice`. */
export const MESSAGE_KINDS = [
  'asked',
  'broadcast',
  'invited',
  'inviteDeclined',
  'inviteExpired',
  'confirmed',
  'booked',
  'declined',
  'expired',
  'unanswered',
  'unagreed',
  'proposed',
  'moved',
  'refused',
  'refusedPending',
  'cancelled',
  'withdrawn',
  'reminderDay',
  'reminderHour',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What tells of a change, or of what became of it. */
export type ChangeKind = Exclude<MessageKind, 'asked' | 'broadcast' | 'reminderDay' | 'reminderHour'>;

/** Which text tells of a message of this kind. */
export const textOf = (kind: MessageKind): string => `interviews:notice.${kind}`;

/** What the appointment of the other one depends on. */
const URGENT: readonly MessageKind[] = ['confirmed', 'booked', 'moved', 'cancelled'];

type Done = Pick<InterviewChangeEntity, 'kind' | 'side'>;

/** Whether a message goes out at once, whatever its reader said about news; what they did themselves is no news. */
export const urgencyOf = (kind: MessageKind, side: InterviewSide | null, reader: InterviewSide): 'urgent' | 'normal' =>
  URGENT.includes(kind) && side !== reader ? 'urgent' : 'normal';

/** Which message tells the reader of a change; null for what is told by the bell alone. */
export function kindOf({ kind, side }: Done, news: InterviewMessageData, reader: InterviewSide): ChangeKind | null {
  switch (kind) {
    case 'confirmed':
      return reader === 'seeker' && side === 'employer' ? 'confirmed' : 'booked';
    case 'declined':
    case 'expired':
      return endOf(kind, news, reader);
    case 'cancelled':
      return side === reader ? 'withdrawn' : 'cancelled';
    case 'invited':
    case 'moved':
    case 'proposed':
    case 'refused':
      return kind;
    default:
      return null;
  }
}

const isAt = (time: Date | null, of: Date | null): boolean => time !== null && time.getTime() === of?.getTime();

/** Whether a change still stands; a later one has its own message. */
function stands({ kind, side, time }: InterviewChangeEntity, news: InterviewMessageData): boolean {
  switch (kind) {
    case 'confirmed':
    case 'moved':
      return FIXED_STATUSES.some((status) => status === news.status) && isAt(news.confirmed_time, time);
    case 'invited':
    case 'proposed':
      return isAt(news.proposed_time, time) && news.proposed_by === side;
    case 'refused':
      return news.status === 'pending' || news.status === 'confirmed';
    default:
      return news.status === (kind satisfies InterviewChange);
  }
}

/** Which message tells the reader of a change as the request stands by now; null when the change does not stand any more. */
export function currentMessageKind(
  change: InterviewChangeEntity,
  news: InterviewMessageData,
  reader: InterviewSide,
): ChangeKind | null {
  if (!stands(change, news)) return null;
  return change.kind === 'refused' && news.status === 'pending' ? 'refusedPending' : kindOf(change, news, reader);
}

/** Which side an account is on; null when it takes no part. */
export function sideOf(news: InterviewMessageData, userId: string): InterviewSide | null {
  if (userId === news.seeker_id) return 'seeker';
  return userId === news.employer_id ? 'employer' : null;
}
