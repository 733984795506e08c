import { textRuleOf } from '@nukkad/domain/message-ways';
import type { Contact } from '../users/users.public.js';
import type { DeliveryFacts } from './delivery-decision.js';
import type { MessageChannel } from './message-channel.js';
import type { DecidedDelivery } from './message-delivery.repository.js';

/** Returns the facts that a delivery is decided by. */
export function factsOf(
  delivery: DecidedDelivery,
  channel: MessageChannel,
  contact: Contact | undefined,
): DeliveryFacts {
  const { urgency, isSeen, chained: isChained, sentToday, now } = delivery;
  return {
    ...{ urgency, isSeen, isChained, sentToday, now },
    channel: channel.name,
    isInBell: delivery.notificationId !== null,
    urgentHeeds: channel.urgentHeeds,
    hasAddress: contact !== undefined && channel.addressOf(contact, delivery.subscriptionId) !== null,
    isMailed: contact !== undefined && contact.email !== null && contact.emailVerified,
    isForUnmailed: channel.name === 'sms' && textRuleOf(delivery.text).readers === 'without_email',
  };
}
