import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EventSubject } from './payment-provider.js';
import { EventSchema } from './razorpay-schemas.js';

const EVENT_KINDS = ['order', 'payment', 'transfer', 'refund', 'account', 'dispute'] as const;

/** Returns whether one of the secrets signed the received bytes. */
export function isSignedBy(secrets: readonly string[], body: Buffer, signature: string): boolean {
  const given = Buffer.from(signature.toLowerCase(), 'utf8');
  return secrets.some((secret) => {
    const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'), 'utf8');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Returns the object that an event concerns; `other` for an event without a known object. */
export function readEvent(body: Buffer): EventSubject {
  const { contains, payload } = EventSchema.parse(JSON.parse(body.toString('utf8')));
  const kind = EVENT_KINDS.find((one) => one === contains[0]);
  const entity = kind ? payload[kind]?.entity : undefined;
  if (!kind || !entity) return { kind: 'other', id: '', orderId: null, paymentId: null };
  const { id } = entity;
  return {
    ...{ kind, id, orderId: kind === 'order' ? id : (entity.order_id ?? null) },
    paymentId: kind === 'payment' ? id : (entity.payment_id ?? null),
  };
}
