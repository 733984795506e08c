/**
 * The queues of the product, most urgent first. Each has its own workers, so that no task waits for the tasks of
 * another queue: `verification` sends codes that users wait for, `notifications` sends messages (one task for each
 * recipient and channel), `expiry` runs tasks that are due at a given moment, `default` runs everything else.
 */
export const QUEUES = ['verification', 'notifications', 'expiry', 'default'] as const;
export type QueueName = (typeof QUEUES)[number];
