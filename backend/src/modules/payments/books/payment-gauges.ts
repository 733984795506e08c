import { Gauge } from 'prom-client';
import { metrics } from '../../../common/observability/metrics.js';

/** Kinds of payment objects that wait for a person, a bank or the provider. */
export type WaitingKind =
  | 'holds'
  | 'releases'
  | 'refunds_late'
  | 'refunds_without_float'
  | 'payments_late'
  | 'differences'
  | 'days_open'
  | 'reversals'
  | 'payouts'
  | 'disputes';

export const paymentWaiting = new Gauge({
  name: 'payment_waiting',
  help: 'Objects of payments that wait longer than they should, by kind',
  labelNames: ['waiting'],
  registers: [metrics],
});

export const paymentBalance = new Gauge({
  name: 'payment_balance_paise',
  help: 'Money that nobody expected, the float at the provider and the least that it should be, in paise',
  labelNames: ['balance'],
  registers: [metrics],
});

export const payingWithoutEvents = new Gauge({
  name: 'payment_events_missing',
  help: '1 while payments run and no event of the provider has come for two hours, else 0',
  registers: [metrics],
});

export const booksBroken = new Gauge({
  name: 'payment_books_broken',
  help: 'Violations of each invariant of the books at the last check',
  labelNames: ['invariant'],
  registers: [metrics],
});
