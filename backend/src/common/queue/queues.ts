/**
 * The queues of the product, the most urgent first. Each has workers of its own, so that no task waits for those of another
 * queue: `verification` sends codes that somebody is waiting for, `notifications` sends messages, a task for each
 * recipient and channel, `expiry` does what is due at a moment, `default` does everything else.
 */
export const QUEUES = ['verification', 'notifications', 'expiry', 'default'] as const;
export type QueueName = (typeof QUEUES)[number];
