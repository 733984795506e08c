import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { indianDay } from '@nukkad/contract/india-time';
import { parsePaise } from '@nukkad/contract/money/paise';
import {
  DESK_DAYS,
  DESK_ROWS_MAX,
  type Difference,
  type ExplainedDifference,
  floatLimit,
  type MoneyDesk,
  type ProviderBalance,
} from '@nukkad/contract/payments/money-desk';
import { DataSource, type EntityManager } from 'typeorm';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { Ledger, PostingReadModel } from '../../ledger/ledger.public.js';
import { isoOf, readSection } from './desk-section.js';
import { IncomeTaxReadModel } from './income-tax.read-model.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { ReversalRepository } from '../records/reversal.repository.js';
import {
  LARGEST_REFUNDS,
  refundLateSince,
  UNEXPLAINED_ROWS,
  WAITING_HOLDS,
  WAITING_PAYOUTS,
  WAITING_REFUNDS,
  WAITING_RELEASES,
  WAITING_REVERSALS,
} from '../records/waiting-money.js';

const REFUND_SUM = 'f.wage + f.fee + f.cgst + f.sgst + f.igst';
const DIFFERENCE = `provider, kind, entity_id AS "entityId", day::text AS day, status, stated::text, booked::text, utr,
  transaction_id AS "transactionId"`;

type WaitingReversal = MoneyDesk['reversals']['items'][number];

/** Payment objects that wait for the staff, each section oldest first. */
@Injectable()
export class MoneyDeskReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: PaymentProviders,
    private readonly ledger: Ledger,
    private readonly postings: PostingReadModel,
    private readonly reversals: ReversalRepository,
    private readonly taxes: IncomeTaxReadModel,
    private readonly logger: AppLogger,
  ) {}

  /** Returns the desk in the view of this member of the staff. */
  async getDesk(manager: EntityManager, staffId: string, now = new Date()): Promise<MoneyDesk> {
    const { suspense, float } = await this.readBalances(manager);
    return {
      ...{ practice: this.providers.isPractice, float, suspense: await this.findSuspense(manager, suspense) },
      reversals: await this.listReversals(manager, staffId),
      releases: await readSection(
        manager,
        `r.id, h.engagement_id AS "engagementId", r.status AS state, r.amount::text, r.attempts, r.problem,
         ${isoOf('r.changed_at')} AS since`,
        ...([WAITING_RELEASES, 'r.changed_at'] as const),
      ),
      refunds: await readSection(
        manager,
        `f.id, i.engagement_id AS "engagementId", (${REFUND_SUM})::text AS amount, f.attempts, f.problem,
         ${isoOf('f.changed_at')} AS since,
         CASE WHEN f.status = 'manual' THEN 'staff' WHEN f.status <> 'failed' THEN 'bank' WHEN f.lacks_float THEN 'float'
              ELSE 'retry' END AS "waitsFor"`,
        ...([WAITING_REFUNDS, 'f.changed_at', [refundLateSince(now)]] as const),
      ),
      holds: await readSection(
        manager,
        `h.id, h.engagement_id AS "engagementId", h.status AS state, h.amount::text, ${isoOf('h.changed_at')} AS since,
         ${isoOf('i.hold_until')} AS "heldUntil"`,
        ...([WAITING_HOLDS, 'i.hold_until'] as const),
      ),
      payouts: await readSection(
        manager,
        `p.id, p.status AS state, p.amount::text, p.why, p.attempts, p.problem, ${isoOf('p.changed_at')} AS since,
         (SELECT coalesce(sum(m.amount), 0)::text FROM payment_payouts m WHERE m.user_id = p.user_id
            AND date_trunc('month', m.payable_at AT TIME ZONE 'Asia/Kolkata') = date_trunc('month', now() AT TIME ZONE 'Asia/Kolkata')
            AND m.status NOT IN ('refused', 'review')) AS "monthSum",
         $1 NOT IN (p.user_id, p.subject_id) AND NOT (p.status = 'refused' AND p.decided_by IS NOT DISTINCT FROM $1) AS "mayDecide"`,
        ...([WAITING_PAYOUTS, `p.status = 'refused', p.changed_at`, [staffId]] as const),
      ),
      differences: await readSection<Difference>(manager, DIFFERENCE, UNEXPLAINED_ROWS, 'day, kind, entity_id'),
      days: await this.listDays(manager),
      incomeTax: await this.taxes.findYear(manager, indianDay(now)),
    };
  }

  /**
   * Returns the main balance by the books and by the provider. Without an answer of the provider, its figure is
   * missing.
   */
  async compareBalance(): Promise<ProviderBalance> {
    const { manager } = this.dataSource;
    const stated = await this.askBalance();
    const [row]: { sum: string }[] = await manager.query(
      `SELECT coalesce(sum(${REFUND_SUM}), 0)::text AS sum FROM payment_refunds f WHERE f.status = 'pending'`,
    );
    const returning = parsePaise(row?.sum ?? '0');
    const { own, custody } = await this.readMoney(manager);
    const expected = own + custody - returning;
    return {
      ...{ expected: String(expected), returning: String(returning) },
      ...{ stated: stated === null ? null : String(stated) },
      difference: stated === null ? null : String(stated - expected),
    };
  }

  /** Returns pending reversals. Neither the requester nor a party of the payment may confirm one. */
  private async listReversals(manager: EntityManager, staffId: string): Promise<MoneyDesk['reversals']> {
    const { found, items } = await readSection<Omit<WaitingReversal, 'mayConfirm'>>(
      manager,
      `r.id, r.transaction_id AS "transactionId", t.kind AS event, r.amount::text, r.reason,
       ${isoOf('r.created_at')} AS "requestedAt", r.requested_by = $1 AS "isOwn"`,
      ...([WAITING_REVERSALS, 'r.created_at', [staffId]] as const),
    );
    const judged: WaitingReversal[] = [];
    for (const item of items) {
      const posting = item.isOwn ? null : await this.postings.findPosting(manager, item.transactionId);
      const mayConfirm = posting !== null && !(await this.reversals.isSide(manager, staffId, posting));
      judged.push({ ...item, mayConfirm });
    }
    return { found, items: judged };
  }

  private async askBalance(): Promise<bigint | null> {
    if (!this.providers.isConfigured) return null;
    try {
      const balances = await Promise.all(this.providers.all.map((provider) => provider.getBalance()));
      return balances.reduce((sum, balance) => sum + balance, 0n);
    } catch (error) {
      this.logger.warn({ event: 'payments.balance-unknown', reason: (error as Error).message });
      return null;
    }
  }

  /** Returns unexpected money, in paise, and the float at the provider. */
  async readBalances(manager: EntityManager): Promise<{ suspense: bigint; float: MoneyDesk['float'] }> {
    const suspense = await this.ledger.getBalance({ kind: 'suspense', ownerId: null }, manager);
    return { suspense, float: await this.findFloat(manager) };
  }

  private async findSuspense(manager: EntityManager, balance: bigint): Promise<MoneyDesk['suspense']> {
    // credits that were reversed in full are omitted
    const postings = balance === 0n ? [] : await this.postings.listCredits(manager, 'suspense', DESK_ROWS_MAX);
    return {
      balance: String(balance),
      items: postings.map(({ id, event, amount, eventAt }) => ({
        ...{ id, event, amount: String(amount), at: eventAt.toISOString() },
      })),
    };
  }

  /** Returns the open days, and the newest ones, with the explained differences. */
  private async listDays(manager: EntityManager): Promise<MoneyDesk['days']> {
    const days: Omit<MoneyDesk['days'][number], 'explained'>[] = await manager.query(
      `SELECT d.provider, d.day::text AS day, d.status, ${isoOf('d.checked_at')} AS "checkedAt", ${isoOf('d.closed_at')} AS "closedAt",
              (SELECT count(*)::int FROM payment_reconciliation_rows r
               WHERE r.provider = d.provider AND r.day = d.day AND r.status <> 'matched' AND r.reason IS NULL) AS unexplained
       FROM payment_reconciliations d ORDER BY (d.status = 'open') DESC, d.day DESC LIMIT $1`,
      [DESK_DAYS],
    );
    const explained: ExplainedDifference[] = await manager.query(
      `SELECT ${DIFFERENCE}, reason, ${isoOf('explained_at')} AS "explainedAt" FROM payment_reconciliation_rows
       WHERE status <> 'matched' AND reason IS NOT NULL AND day = ANY ($1::date[]) ORDER BY day DESC, kind, entity_id LIMIT $2`,
      [days.map(({ day }) => day), DESK_ROWS_MAX],
    );
    return days.map((day) => ({
      ...day,
      explained: explained.filter((row) => row.provider === day.provider && row.day === day.day),
    }));
  }

  private async findFloat(manager: EntityManager): Promise<MoneyDesk['float']> {
    const [row]: { sum: string }[] = await manager.query(LARGEST_REFUNDS);
    const limit = floatLimit(parsePaise(row?.sum ?? '0'));
    const { own, custody } = await this.readMoney(manager);
    return { booked: String(own), custody: String(custody), limit: String(limit), isBelow: own < limit };
  }

  /**
   * Returns the product's own money at the provider, with its deposit, and other parties' money there outside of
   * accounts.
   */
  private async readMoney(manager: EntityManager): Promise<{ own: bigint; custody: bigint }> {
    const own = await this.ledger.getBalance({ kind: 'own.pa', ownerId: null }, manager);
    const custody = await this.ledger.getBalance({ kind: 'custody.pa', ownerId: null }, manager);
    return { own: own + this.providers.deposit, custody };
  }
}
