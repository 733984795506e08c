import { Counter } from 'prom-client';
import { metrics } from '../../../common/observability/metrics.js';

/** Events with a valid signature that are about objects of another installation. */
export const foreignEvents = new Counter({
  name: 'payment_foreign_events_total',
  help: 'Events of a payment provider about objects of another installation',
  registers: [metrics],
});

/** Events without a valid signature. */
export const refusedEvents = new Counter({
  name: 'payment_refused_events_total',
  help: 'Events of a payment provider that were refused because of their signature or id',
  registers: [metrics],
});

/** Returns the context that binds an encrypted event to its row. */
export const eventContext = (provider: string, eventId: string): string =>
  `provider_events.body:${provider}:${eventId}`;
