import { ReaderStopped, SubscriptionEnded } from '../../common/delivery/message.js';
import { PermanentTaskFailure } from '../../common/queue/task.js';
import type { SuppressionReason } from './entities/message-delivery.entity.js';
import type { DecidedDelivery } from './decided-delivery.js';

/** Reasons after which the other channels must deliver a message. */
const UNREACHED: ReadonlySet<SuppressionReason> = new Set(['no_address', 'not_wanted', 'quiet_hours', 'refused']);

/** Channels before text messages and mails. */
const EARLIER: ReadonlySet<string> = new Set(['push', 'whatsapp']);

/**
 * Returns the ids of the messages that do not reach their reader because of `reason`, so that the next channel starts: pushes,
 * WhatsApp messages, and text messages that their reader has ended at the gateway.
 */
export function listUnreached(
  deliveries: readonly Pick<DecidedDelivery, 'id' | 'channel'>[],
  reason: SuppressionReason,
): string[] {
  if (!UNREACHED.has(reason)) return [];
  return deliveries.filter(({ channel }) => EARLIER.has(channel) || reason === 'refused').map(({ id }) => id);
}

/**
 * Returns the reason why a channel does not reach the reader; null for an error to retry, and for a refused text message or mail. A
 * message that a device or WhatsApp refuses is no dead letter, because the other channels deliver it; neither is a text
 * message that its reader has ended.
 */
export function findUnreachedReason(
  error: unknown,
  { channel }: Pick<DecidedDelivery, 'channel'>,
): SuppressionReason | null {
  if (error instanceof ReaderStopped && channel === 'sms') return 'refused';
  if (error instanceof SubscriptionEnded || error instanceof ReaderStopped) return 'no_address';
  return EARLIER.has(channel) && error instanceof PermanentTaskFailure ? 'refused' : null;
}
