import { SubscriptionEnded } from '../../common/delivery/message.js';
import { PermanentTaskFailure } from '../../common/queue/task.js';
import type { SuppressionReason } from './entities/message-delivery.entity.js';
import type { DecidedDelivery } from './message-delivery.repository.js';

/** Reasons after which the other channels must deliver a message that no device shows. */
const UNREACHED: ReadonlySet<SuppressionReason> = new Set(['no_address', 'not_wanted', 'quiet_hours', 'refused']);

/** Returns the ids of the pushes that no device shows because of `reason`. */
export function listUnreached(
  deliveries: readonly Pick<DecidedDelivery, 'id' | 'channel'>[],
  reason: SuppressionReason,
): string[] {
  if (!UNREACHED.has(reason)) return [];
  return deliveries.filter(({ channel }) => channel === 'push').map(({ id }) => id);
}

/**
 * Returns the reason why a device is not reached; null for an error to retry, and for the other channels. A refused push is no dead
 * letter, because the other channels deliver the message.
 */
export function findUnreachedReason(
  error: unknown,
  { channel }: Pick<DecidedDelivery, 'channel'>,
): SuppressionReason | null {
  if (error instanceof SubscriptionEnded) return 'no_address';
  return channel === 'push' && error instanceof PermanentTaskFailure ? 'refused' : null;
}
