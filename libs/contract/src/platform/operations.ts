import { z } from 'zod';
import { CURSOR_MAX, EMAIL_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../limits.js';
import { isoDateTime, optionalLine, plainText, queryNumber } from '../primitives.js';

export const LivenessSchema = z.object({ status: z.literal('ok') }).meta({ id: 'Liveness' });
/** This process can serve; `degraded` names failed dependencies that do not stop it. */
export const ReadinessSchema = z
  .object({ status: z.literal('ok'), degraded: z.array(z.string()) })
  .meta({ id: 'Readiness' });

export const DELIVERY_CHANNELS = ['email', 'sms'] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];
/** The channels of messages to accounts: addresses, devices, and WhatsApp. */
export const MESSAGE_CHANNELS = [...DELIVERY_CHANNELS, 'push', 'whatsapp'] as const;
export type MessageChannelName = (typeof MESSAGE_CHANNELS)[number];
/** Channels whose messages a development server stores: addresses, and the simulated WhatsApp. */
const STORED_CHANNELS = [...DELIVERY_CHANNELS, 'whatsapp'] as const;
export type StoredChannel = (typeof STORED_CHANNELS)[number];
/** A message that was stored instead of sent (development only). */
export const OutboxMessageSchema = z
  .object({
    id: z.uuid(),
    channel: z.enum(STORED_CHANNELS),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    createdAt: isoDateTime,
  })
  .meta({ id: 'OutboxMessage' });
export type OutboxMessage = z.infer<typeof OutboxMessageSchema>;
export const OutboxQuerySchema = z.strictObject({ to: optionalLine(EMAIL_MAX).optional() });

/** Longest name of a task. */
const TASK_NAME_MAX = 100;
/** Dead letters that one call has run again at most. */
export const DEAD_LETTERS_AT_ONCE = 1000;
/**
 * A dead letter, with its reason. For a message: the channel, and the key of its text; never the recipient or the
 * content.
 */
export const DeadLetterSchema = z
  .object({
    id: z.uuid(),
    task: z.string(),
    queue: z.string(),
    createdAt: isoDateTime,
    gaveUpAt: isoDateTime,
    reason: z.string(),
    attempts: z.int32(),
    channel: z.string().nullable(),
    text: z.string().nullable(),
  })
  .meta({ id: 'DeadLetter' });
export type DeadLetter = z.infer<typeof DeadLetterSchema>;
export const DeadLetterListQuerySchema = z.strictObject({
  task: plainText(TASK_NAME_MAX).optional(),
  channel: z.enum(MESSAGE_CHANNELS).optional(),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type DeadLetterListQuery = z.infer<typeof DeadLetterListQuerySchema>;

export const RetryDeadLettersSchema = z
  .strictObject({ task: plainText(TASK_NAME_MAX) })
  .meta({ id: 'RetryDeadLetters' });
export type RetryDeadLetters = z.infer<typeof RetryDeadLettersSchema>;
/** The number of requeued dead letters, and the number of remaining ones of their task. */
export const RetriedDeadLettersSchema = z
  .object({ retried: z.int32().min(0), left: z.int32().min(0) })
  .meta({ id: 'RetriedDeadLetters' });
export type RetriedDeadLetters = z.infer<typeof RetriedDeadLettersSchema>;

/** Backlog of one queue. A task that has been due for long means that its workers are down or too slow. */
export const QueueStateSchema = z
  .object({
    queue: z.string(),
    /** Unfinished tasks, including tasks that are not due yet. */
    waiting: z.int32().min(0),
    running: z.int32().min(0),
    /** Seconds for which the task that is due longest has been due; null when none is due. */
    overdueSeconds: z.number().min(0).nullable(),
    deadLetters: z.int32().min(0),
  })
  .meta({ id: 'QueueState' });
export type QueueState = z.infer<typeof QueueStateSchema>;
