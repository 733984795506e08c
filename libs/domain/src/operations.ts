import { z } from 'zod';
import { EMAIL_MAX } from './limits.js';
import { isoDateTime, optionalLine } from './primitives.js';

export const LivenessSchema = z.object({ status: z.literal('ok') }).meta({ id: 'Liveness' });
/** This process can serve; `degraded` names what is down without stopping it. */
export const ReadinessSchema = z
  .object({ status: z.literal('ok'), degraded: z.array(z.string()) })
  .meta({ id: 'Readiness' });

export const DELIVERY_CHANNELS = ['email', 'sms'] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];
/** A mail or text that was kept instead of sent (development only). */
export const OutboxMessageSchema = z
  .object({
    id: z.uuid(),
    channel: z.enum(DELIVERY_CHANNELS),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    createdAt: isoDateTime,
  })
  .meta({ id: 'OutboxMessage' });
export type OutboxMessage = z.infer<typeof OutboxMessageSchema>;
export const OutboxQuerySchema = z.strictObject({ to: optionalLine(EMAIL_MAX).optional() });
