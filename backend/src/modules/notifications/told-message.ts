import { countsOfKinds, kindsToldWith, textRuleOf } from '@nukkad/contract/messages/text-rules';
import { PUSHED_WITHIN_SECONDS } from '@nukkad/contract/messages/push-rules';
import type { Composed } from './message-composer.js';
import type { DecidedDelivery } from './decided-delivery.js';
import type { SentMessage } from './outgoing-message.js';

/** Returns the notification that a device shows. */
export function noticeOf({ notificationId, text, link, urgency, recipientId }: DecidedDelivery): SentMessage['notice'] {
  if (notificationId === null || link === null) return undefined;
  return { id: notificationId, text, link, urgency, accountId: recipientId };
}

const SECOND_MS = 1000;

/** Returns whether a device must not show a delivery any more, because its content is over or a day old. */
export function isTooLateForDevices(
  { channel, createdAt, dueAt, now }: Pick<DecidedDelivery, 'channel' | 'createdAt' | 'dueAt' | 'now'>,
  { expiresAt }: Pick<Composed, 'expiresAt'>,
): boolean {
  if (channel !== 'push') return false;
  const end = (dueAt ?? createdAt).getTime() + PUSHED_WITHIN_SECONDS * SECOND_MS;
  return now.getTime() >= Math.min(end, expiresAt?.getTime() ?? Infinity);
}

/** A delivery that is still current, with its composed content. */
export interface Told {
  delivery: DecidedDelivery;
  composed: Composed;
}

/** Returns one message for all deliveries: the text of a single delivery, or the text for several. */
export function messageOf(
  told: readonly Told[],
  first: Told,
): { sent: Pick<SentMessage, 'text' | 'reason' | 'params' | 'links'>; composed: Composed; link: string | null } {
  const { text, params, link, urgency } = first.delivery;
  const { together } = textRuleOf(text);
  const reason = urgency === 'normal' || urgency === 'immediate' ? 'news' : 'account';
  if (told.length === 1 || !together) {
    const sent = { text, reason, params, links: link === null ? [] : [link] } as const;
    return { sent, composed: first.composed, link: first.composed.links?.[0] ?? null };
  }
  const counts = countsOfKinds(
    kindsToldWith(text),
    told.map(({ delivery, composed }) => composed.text ?? delivery.text),
  );
  const sent = { text: together.text, reason, params: counts, links: [together.link] } as const;
  return { sent, composed: {}, link: together.link };
}
