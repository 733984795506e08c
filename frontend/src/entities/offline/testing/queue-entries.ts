import { serverNow } from '../../../shared/clock/server-clock';
import type { QueueEntry } from '../model/queue-entry';

const HOUR_MS = 3_600_000;

/** A message that was written five hours ago and waits. */
export const aQueueEntry = (changes: Partial<QueueEntry> = {}): QueueEntry => ({
  ...{ key: 'key-1', operation: 'sendMessage', url: '/api/conversations/c-1/messages', method: 'POST', drafts: [] },
  body: { json: { text: 'I come at nine' } },
  ...{ madeAt: serverNow() - 5 * HOUR_MS, expiresAt: serverNow() + HOUR_MS },
  ...changes,
});
