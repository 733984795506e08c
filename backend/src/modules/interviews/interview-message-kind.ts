import { FIXED_STATUSES, type InterviewSide } from '@nukkad/contract/interviews/interviews';
import type { InterviewChange, InterviewChangeEntity } from './entities/interview-change.entity.js';
import { endOf, type InterviewMessageData } from './interview-message-data.read-model.js';

/**
 * Kinds of messages beyond the bell, each with a text below `interviews:notice`. Rows and registered templates contain
 * these names, so that the first and the last reminder keep those of their default times.
 */
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

/** The kinds of messages about a change or an outcome. */
export type ChangeKind = Exclude<MessageKind, 'asked' | 'broadcast' | 'reminderDay' | 'reminderHour'>;

/** Returns the text key of a message of this kind. */
export const textOf = (kind: MessageKind): string => `interviews:notice.${kind}`;

/** Messages that change the other side's appointment. */
const URGENT: readonly MessageKind[] = ['confirmed', 'booked', 'moved', 'cancelled'];

type Done = Pick<InterviewChangeEntity, 'kind' | 'side'>;

/**
 * Returns the urgency of a message: urgent messages ignore the reader's notification settings; a message about the
 * reader's own action is normal.
 */
export const urgencyOf = (kind: MessageKind, side: InterviewSide | null, reader: InterviewSide): 'urgent' | 'normal' =>
  URGENT.includes(kind) && side !== reader ? 'urgent' : 'normal';

/** Returns the kind of message to the reader about a change; null for changes that only the bell reports. */
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

/** Returns whether a change is still current; a later change has its own message. */
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

/**
 * Returns the kind of message to the reader about a change in the current state of the request; null when the change is
 * no longer current.
 */
export function currentMessageKind(
  change: InterviewChangeEntity,
  news: InterviewMessageData,
  reader: InterviewSide,
): ChangeKind | null {
  if (!stands(change, news)) return null;
  return change.kind === 'refused' && news.status === 'pending' ? 'refusedPending' : kindOf(change, news, reader);
}

/** Returns the side of an account; null when it is not party to the request. */
export function sideOf(news: InterviewMessageData, userId: string): InterviewSide | null {
  if (userId === news.seeker_id) return 'seeker';
  return userId === news.employer_id ? 'employer' : null;
}
