import { hasMailFile } from '@nukkad/contract/messages/message-ways';
import { textRuleOf } from '@nukkad/contract/messages/text-rules';
import { hasText } from '../../common/i18n/translate.js';
import type { Contact } from '../users/users.public.js';
import type { DeliveryFacts } from './delivery-decision.js';
import type { MessageChannel } from './message-channel.js';
import type { DecidedDelivery } from './decided-delivery.js';

/** Returns whether the delivery has a file, which the bell does not show. */
const hasOwnFile = ({ channel, text }: DecidedDelivery): boolean => channel === 'email' && hasMailFile(text);

/** Returns whether the reader has read in the bell everything that the delivery tells. */
export const isReadInBell = (delivery: DecidedDelivery): boolean => delivery.isSeen && !hasOwnFile(delivery);

/** Returns the facts that a delivery is decided by. */
export function factsOf(
  delivery: DecidedDelivery,
  channel: MessageChannel,
  contact: Contact | undefined,
): DeliveryFacts {
  const { urgency, text, batchId, chained: isChained, sentToday, now } = delivery;
  return {
    ...{ urgency, isChained, sentToday, now },
    channel: channel.name,
    // of several messages in one text each is decided separately
    isSeen: batchId === null && isReadInBell(delivery),
    hasMail: hasText(`${text}.subject`),
    isInBell: delivery.notificationId !== null && !hasOwnFile(delivery),
    urgentHeeds: channel.urgentHeeds,
    hasAddress: contact !== undefined && channel.addressOf(contact, delivery) !== null,
    isMailed: contact !== undefined && contact.email !== null && contact.emailVerified,
    isForUnmailed: channel.name === 'sms' && textRuleOf(text).readers === 'without_email',
  };
}
