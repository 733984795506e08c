import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { indianDay } from '@nukkad/contract/india-time';
import { DataSource } from 'typeorm';
import { MoneyDeskReadModel } from './money-desk.read-model.js';
import { payingWithoutEvents, paymentBalance, paymentWaiting, type WaitingKind } from './payment-gauges.js';
import { REPORTED_AFTER_MS } from '../reconciliation/reconcile-payments.use-case.js';
import {
  DISPUTES_WITHOUT_EVIDENCE,
  LATE_PAYMENTS,
  LATE_REFUNDS,
  OPEN_DAYS,
  PAYING_WITHOUT_EVENTS,
  PAYOUTS_TO_DECIDE,
  UNEXPLAINED_ROWS,
  WAITING_HOLDS,
  WAITING_RELEASES,
  WAITING_REVERSALS,
  paymentLateSince,
  refundLateSince,
} from '../records/waiting-money.js';

/** Sets, when metrics are read, those by which alarms are raised: docs/operations.md names the limits. */
@Injectable()
export class MeasurePaymentsUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly desk: MoneyDeskReadModel,
  ) {}

  async execute(now = new Date()): Promise<void> {
    const { manager } = this.dataSource;
    const { suspense, float } = await this.desk.readBalances(manager);
    paymentBalance.set({ balance: 'suspense' }, Number(suspense));
    paymentBalance.set({ balance: 'custody' }, Number(float.custody));
    paymentBalance.set({ balance: 'float' }, Number(float.booked));
    paymentBalance.set({ balance: 'float_limit' }, Number(float.limit));
    const reported = indianDay(new Date(now.getTime() - REPORTED_AFTER_MS));
    const counts: Record<WaitingKind, [from: string, parameters: unknown[]]> = {
      holds: [WAITING_HOLDS, []],
      releases: [WAITING_RELEASES, []],
      refunds_late: [LATE_REFUNDS, [refundLateSince(now)]],
      refunds_without_float: [`payment_refunds f WHERE f.status = 'failed' AND f.lacks_float`, []],
      payments_late: [LATE_PAYMENTS, [paymentLateSince(now)]],
      differences: [UNEXPLAINED_ROWS, []],
      days_open: [OPEN_DAYS, [reported]],
      reversals: [WAITING_REVERSALS, []],
      payouts: [PAYOUTS_TO_DECIDE, []],
      disputes: [DISPUTES_WITHOUT_EVIDENCE, []],
    };
    for (const [waiting, [from, parameters]] of Object.entries(counts)) {
      paymentWaiting.set({ waiting }, await this.count(from, parameters));
    }
    payingWithoutEvents.set((await this.count(PAYING_WITHOUT_EVENTS, [])) > 0 ? 1 : 0);
  }

  private async count(from: string, parameters: unknown[]): Promise<number> {
    const [row]: { n: number }[] = await this.dataSource.query(`SELECT count(*)::int AS n FROM ${from}`, parameters);
    return row?.n ?? 0;
  }
}
