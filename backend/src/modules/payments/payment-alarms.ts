import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { metrics } from '../../common/observability/metrics.js';
import { AppLogger } from '../../common/observability/app-logger.js';

/** Facts about payments that require human attention. */
export type PaymentAlarm =
  | 'chargeback-exceeds'
  | 'chargeback-differs'
  | 'chargeback-lost'
  | 'wage-returned'
  | 'day-differs'
  | 'payout-returned'
  | 'payout-refused'
  | 'books-broken';

const alarms = new Counter({
  name: 'payment_alarms_total',
  help: 'Facts about payments that a person has to look at, by kind',
  labelNames: ['alarm'],
  registers: [metrics],
});

/** Raises alarms: each is a line of the log and counts in a metric. */
@Injectable()
export class PaymentAlarms {
  constructor(private readonly logger: AppLogger) {}

  raiseAlarm(alarm: PaymentAlarm, detail: Record<string, string | number>): void {
    alarms.inc({ alarm });
    this.logger.error({ event: `payments.${alarm}`, ...detail });
  }
}
