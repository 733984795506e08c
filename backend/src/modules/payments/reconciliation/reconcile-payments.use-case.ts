import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { indianDay } from '@nukkad/contract/india-time';
import { DataSource } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { Ledger } from '../../ledger/ledger.public.js';
import { OwnSettlements } from './own-settlements.js';
import { PaymentAlarms } from '../records/payment-alarms.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import type { PaymentProvider } from '../provider/payment-provider.js';
import { ReconciliationRepository } from './reconciliation.repository.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Delay of the comparison of a day of India: it runs from four o'clock of the next day on. */
export const REPORTED_AFTER_MS = DAY_MS + 4 * HOUR_MS;
/** Number of days that one run compares: after a longer outage the next run continues. */
const DAYS_MAX = 10;

/**
 * Compares each past day with the settlement report of the provider. A day without unexplained differences is closed,
 * in the ledger as well, once all days before it are; a day that does not match is compared again.
 */
@Injectable()
export class ReconcilePaymentsUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly providers: PaymentProviders,
    private readonly reconciliations: ReconciliationRepository,
    private readonly ledger: Ledger,
    private readonly ownSettlements: OwnSettlements,
    private readonly alarms: PaymentAlarms,
  ) {}

  /** Returns how many days were compared. */
  async execute(now = new Date()): Promise<number> {
    let count = 0;
    for (const provider of this.providers.all) {
      for (const day of await this.listDays(provider.name, indianDay(new Date(now.getTime() - REPORTED_AFTER_MS)))) {
        await this.compareDay(provider, day);
        count++;
      }
    }
    return count;
  }

  /** Returns the open days, and the days since the newest one. */
  private async listDays(provider: string, last: string): Promise<string[]> {
    const { open, newest } = await this.reconciliations.readDays(this.dataSource.manager, provider);
    const days = [...open];
    let next = newest === null ? last : followingDay(newest);
    for (; next <= last && days.length < DAYS_MAX; next = followingDay(next)) days.push(next);
    return days.slice(0, DAYS_MAX);
  }

  private async compareDay(provider: PaymentProvider, day: string): Promise<void> {
    const report = await provider.listSettlementRows(day);
    const start = new Date(`${day}T00:00:00+05:30`);
    const settlements = await provider.listSettlements(start, new Date(start.getTime() + DAY_MS));
    const unexplained = await this.transactions.run(async (tx) => {
      if (!(await this.reconciliations.lockDay(tx, provider.name, day))) return 0;
      await this.ownSettlements.post(tx, settlements);
      await this.reconciliations.saveReport(tx, provider.name, day, report);
      await this.reconciliations.compareRows(tx, provider.name);
      await this.reconciliations.addMissing(tx, provider.name, day);
      const count = await this.reconciliations.countUnexplained(tx, provider.name, day);
      if (count > 0) return count;
      await this.reconciliations.closeDay(tx, provider.name, day);
      await this.ledger.closeDay(tx, day);
      return 0;
    });
    if (unexplained > 0) this.alarms.raiseAlarm('day-differs', { day, rows: unexplained });
  }
}

const followingDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
