import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { SUSPENSE_WORKING_DAYS } from '@nukkad/contract/payments/money-desk';
import { DataSource } from 'typeorm';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { LedgerChecks, type LedgerInvariant } from '../../ledger/ledger.public.js';
import { workingDaysBefore } from '../records/bank-days.js';
import { LinkedBalancesReadModel } from './linked-balances.read-model.js';
import { MoneyDeskReadModel } from './money-desk.read-model.js';
import { OwnSettlements } from '../reconciliation/own-settlements.js';
import { PaymentAlarms } from '../records/payment-alarms.js';
import { booksBroken } from './payment-gauges.js';
import { ProviderError } from '../provider/payment-provider.js';

/** Invariants of the books and the provider together. */
type BookInvariant = LedgerInvariant | 'closed_holds' | 'main_balance' | 'linked_balances';

/** Period of postings that are summed again, in milliseconds. */
const LOOK_BACK_MS = 26 * 3_600_000;

/** Checks the invariants of the books that no posting alone can break, and the balances that the provider states. */
@Injectable()
export class CheckBooksUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly ledger: LedgerChecks,
    private readonly desk: MoneyDeskReadModel,
    private readonly linked: LinkedBalancesReadModel,
    private readonly ownSettlements: OwnSettlements,
    private readonly alarms: PaymentAlarms,
    private readonly logger: AppLogger,
  ) {}

  /** Returns how many violations there are. */
  async execute(now = new Date()): Promise<number> {
    const since = new Date(now.getTime() - LOOK_BACK_MS);
    const inBooks = this.report({
      ...(await this.ledger.countBroken(since, workingDaysBefore(now, SUSPENSE_WORKING_DAYS))),
      closed_holds: await this.countClosedHolds(),
    });
    // after the report of the books, which an error of the comparison does not prevent
    return inBooks + this.report(await this.askProvider(now));
  }

  /** Sets the gauge of each checked invariant and raises its alarm. Returns the number of violations. */
  private report(found: Partial<Record<BookInvariant, number>>): number {
    let sum = 0;
    for (const [invariant, violations] of Object.entries(found)) {
      booksBroken.set({ invariant }, violations);
      if (violations > 0) this.alarms.raiseAlarm('books-broken', { invariant, violations });
      sum += violations;
    }
    return sum;
  }

  /** Counts closed holds with a balance. */
  private async countClosedHolds(): Promise<number> {
    const [row]: { count: number }[] = await this.dataSource.query(
      `SELECT count(*)::int AS count FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id
       WHERE a.kind = 'held' AND b.posted <> 0 AND NOT EXISTS (
         SELECT FROM payment_holds h WHERE h.engagement_id = a.owner_id AND h.status NOT IN ('released', 'refunded', 'lapsed'))`,
    );
    return row?.count ?? 0;
  }

  /**
   * Returns the differences at the provider. Without a response the last values remain: an unavailable provider
   * violates no invariant.
   */
  private async askProvider(now: Date): Promise<Partial<Record<BookInvariant, number>>> {
    try {
      await this.ownSettlements.postRecent(now);
      const differences = [await this.desk.compareBalance(), await this.desk.compareBalance()];
      // a call between the reads of the books and of the provider is no difference
      const isDifferent = differences.every(({ difference }) => difference !== null && difference !== '0');
      const linked = await this.linked.countDifferences();
      if (differences.some(({ difference }) => difference === null)) return { linked_balances: linked };
      return { main_balance: isDifferent ? 1 : 0, linked_balances: linked };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn({ event: 'payments.books-not-compared', reason: error.message });
      return {};
    }
  }
}
