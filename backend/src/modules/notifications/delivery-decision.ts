import { CHAIN_SECONDS, DAILY_BUDGETS } from '@nukkad/contract/messages/message-chain';
import { nextMorning } from '@nukkad/contract/messages/text-paces';
import type { MessageChannelName } from '@nukkad/contract/platform/operations';
import type { SuppressionReason } from './entities/message-delivery.entity.js';
import type { MessageUrgency } from './message.js';

/** Facts of a delivery and its reader at the time of sending. */
export interface DeliveryFacts {
  channel: MessageChannelName;
  urgency: MessageUrgency;
  /** Settings that an urgent message respects by this channel. */
  urgentHeeds: 'nothing' | 'preferences';
  /** Whether the reader has an address for the channel. */
  hasAddress: boolean;
  /** Whether the reader has a verified mail address. */
  isMailed: boolean;
  /** Whether the message is only for readers without a verified mail address. */
  isForUnmailed: boolean;
  /** Whether the notification in the bell was read, and tells everything that the delivery does. */
  isSeen: boolean;
  /** Whether this kind of message is also sent by mail. */
  hasMail: boolean;
  /** Whether the bell shows everything that the delivery tells. */
  isInBell: boolean;
  /** Whether the delivery waits for the devices of the reader. */
  isChained: boolean;
  /** Number of `normal` messages that the reader got today by this channel. */
  sentToday: number;
  now: Date;
}

/** Preferences of the reader for news. */
export interface DeliveryWishes {
  takesNews: boolean;
  /** Whether the reader accepts news by mail. */
  takesMail: boolean;
  quietUntil: Date | null;
  urgentWorkInQuietHours: boolean;
}

type DeliveryDecision =
  | { readonly action: 'send' }
  | { readonly action: 'suppress'; readonly reason: SuppressionReason }
  | { readonly action: 'defer'; readonly until: Date };

const SEND: DeliveryDecision = { action: 'send' };
const suppress = (reason: SuppressionReason): DeliveryDecision => ({ action: 'suppress', reason });
const SECOND_MS = 1000;

/** Decides without the preferences of the reader; returns null when the decision depends on them. */
export function decideWithoutWishes(facts: DeliveryFacts): DeliveryDecision | null {
  const { urgency, urgentHeeds } = facts;
  if (!facts.hasAddress) return suppress('no_address');
  if (urgency === 'account') return SEND;
  if (facts.isSeen) return suppress('seen');
  if (facts.isForUnmailed && facts.isMailed) return suppress('by_mail');
  return urgency === 'urgent' && urgentHeeds === 'nothing' ? SEND : null;
}

/** Decides by the preferences of the reader; `wishes` is null when the account does not exist. */
export function decideByWishes(facts: DeliveryFacts, wishes: DeliveryWishes | null): DeliveryDecision {
  const { channel, urgency, isMailed, hasMail, isInBell, isChained, now } = facts;
  if (!wishes?.takesNews) return suppress('not_wanted');
  if (urgency === 'normal' && facts.sentToday >= DAILY_BUDGETS[channel]) {
    const isToldElsewhere = channel === 'sms' ? isMailed && hasMail && wishes.takesMail : isInBell;
    return isToldElsewhere ? suppress('over_budget') : { action: 'defer', until: nextMorning(now) };
  }
  const { quietUntil, urgentWorkInQuietHours } = wishes;
  if (quietUntil === null || (urgency === 'immediate' && urgentWorkInQuietHours)) return SEND;
  // the mail has delivered it; a reader without mail would not get it at all
  if (urgency === 'urgent' && isMailed) return suppress('quiet_hours');
  // after quiet hours the chain starts again with the devices
  const afterDevices = isChained ? CHAIN_SECONDS[channel] * SECOND_MS : 0;
  return { action: 'defer', until: new Date(quietUntil.getTime() + afterDevices) };
}
