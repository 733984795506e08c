import { MESSAGE_WAYS, type MessageUrgency } from './message-ways.js';

/** How a push service handles a message: how long it stores it, and whether it wakes the device for it. */
interface PushRule {
  readonly ttlSeconds: number;
  readonly urgency: 'high' | 'normal';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Kinds without a text message that devices show: another person expects an answer, or an earlier notification is over. */
const ALSO_PUSHED: ReadonlySet<string> = new Set([
  'messaging:notice.newMessage',
  'jobs:notice.wrote',
  'instant-hire:notice.filled',
  'interviews:notice.reminderDay',
]);

/** Seconds for which a notification is useful, by urgency; a message can have a shorter limit. */
const TTL_SECONDS: Readonly<Record<MessageUrgency, number>> = {
  immediate: HOUR,
  urgent: 4 * HOUR,
  normal: 24 * HOUR,
  account: 24 * HOUR,
};

/**
 * Seconds after which a message is not sent to devices any more. They exceed the life of an urgent message, which may have waited
 * for the end of quiet hours.
 */
export const PUSHED_WITHIN_SECONDS = 24 * HOUR;

/** Returns whether devices show messages of a kind: those of the bell with a text message, and those of ALSO_PUSHED. */
export function isPushed(text: string): boolean {
  const kind = MESSAGE_WAYS[text];
  // an unlisted kind belongs to a test or a newer release
  return kind === undefined || (kind.bell && kind.to !== 'address' && (kind.text !== null || ALSO_PUSHED.has(text)));
}

/** Returns the rule of messages of an urgency. */
export const pushRuleOf = (urgency: MessageUrgency): PushRule => ({
  ttlSeconds: TTL_SECONDS[urgency],
  urgency: urgency === 'normal' ? 'normal' : 'high',
});
