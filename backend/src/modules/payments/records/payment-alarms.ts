import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { metrics } from '../../../common/observability/metrics.js';
import { AppLogger } from '../../../common/observability/app-logger.js';

/** Facts about payments that require human attention. */
export const PAYMENT_ALARMS = [
  ...(['chargeback-exceeds', 'chargeback-differs', 'chargeback-lost', 'wage-returned', 'day-differs'] as const),
  ...(['payout-returned', 'payout-refused', 'books-broken', 'copied-database', 'unexpected-payment'] as const),
  ...(['promoted-database', 'paused'] as const),
] as const;
export type PaymentAlarm = (typeof PAYMENT_ALARMS)[number];

const alarms = new Counter({
  name: 'payment_alarms_total',
  help: 'Facts about payments that a person has to look at, by kind',
  labelNames: ['alarm'],
  registers: [metrics],
});
for (const alarm of PAYMENT_ALARMS) alarms.inc({ alarm }, 0);

/** Raises alarms: each is a line of the log and counts in a metric. */
@Injectable()
export class PaymentAlarms {
  constructor(private readonly logger: AppLogger) {}

  raiseAlarm(alarm: PaymentAlarm, detail: Record<string, string | number>): void {
    alarms.inc({ alarm });
    this.logger.error({ event: `payments.${alarm}`, ...detail });
  }
}
