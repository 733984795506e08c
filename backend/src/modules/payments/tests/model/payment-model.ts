import { priceSecurePay } from '@nukkad/contract/money/secure-pay';
import { DataSource } from 'typeorm';
import { type Constructor, resolveInstance } from '../../../../../test/resolve-instance.js';
import { Transactions } from '../../../../common/database/transactions.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { AppLogger } from '../../../../common/observability/app-logger.js';
import { Outbox } from '../../../../common/queue/outbox.js';
import { DeferTask } from '../../../../common/queue/task.js';
import { Ledger } from '../../../ledger/ledger.public.js';
import { TaxPapers } from '../../../papers/papers.public.js';
import { AdvanceRefundUseCase } from '../../refunds/advance-refund.use-case.js';
import { AdvanceReleaseUseCase } from '../../releases/advance-release.use-case.js';
import { ChargebackRepository } from '../../records/chargeback.repository.js';
import { ContestRepository } from '../../records/contest.repository.js';
import { Contests } from '../../contests/contests.js';
import { HoldChanges } from '../../records/hold-changes.js';
import { Holds } from '../../holds/holds.js';
import { Installation } from '../../provider/installation.js';
import { PaidWages } from '../../releases/paid-wages.js';
import { PayeeRepository } from '../../records/payee.repository.js';
import { PaymentAccounts } from '../../records/payment-accounts.js';
import { PaymentAlarms } from '../../records/payment-alarms.js';
import { PaymentChecks } from '../../provider/payment-checks.js';
import { PaymentProviders } from '../../provider/payment-providers.js';
import { PaymentRepository } from '../../records/payment.repository.js';
import { ProviderTurn } from '../../provider/provider-turn.js';
import { RefundRepository } from '../../records/refund.repository.js';
import { ReleaseRepository } from '../../records/release.repository.js';
import { SyncDisputeUseCase } from '../../chargebacks/sync-dispute.use-case.js';
import { SyncPaymentUseCase } from '../../orders/sync-payment.use-case.js';
import { UnexpectedPayments } from '../../orders/unexpected-payments.js';
import { type Deed, type Noise, SEEN_IN_ORDER } from './deeds.js';
import { MemoryLedger } from './memory-ledger.js';
import { MemoryPapers } from './memory-papers.js';
import { MemoryPayments } from './memory-payments.js';
import { MemoryProvider } from './memory-provider.js';

interface Task {
  name: string;
  payload: Record<string, string>;
}

class Death extends Error {}

/** Maximum number of task rounds; more of them indicate an endless loop. */
const ROUNDS_MAX = 60;
const PARTIES = { engagementId: 'engagement', employerId: 'employer', workerId: 'worker' };
const RUPEE = 100n;

/**
 * The use cases of payments with the templates of the ledger, in memory instead of the database and HTTP. A crash rolls
 * back the open transaction; effects at the provider remain.
 */
export class PaymentModel {
  readonly ledger = new MemoryLedger();
  readonly papers = new MemoryPapers();
  readonly rows = new MemoryPayments();
  readonly provider: MemoryProvider;
  /** Alarms and errors that were logged. */
  readonly problems: string[] = [];
  readonly price: ReturnType<typeof priceSecurePay>;
  private tasks: Task[] = [];
  private steps = Infinity;
  /** Whether no task is left to run. */
  private isQuiet = false;
  /** Whether people or banks are acting: a rejected act changes nothing. */
  private isDeed = false;
  private readonly useCases: Record<string, { execute(payload: Record<string, string>): Promise<void> }>;
  private readonly holds: Holds;
  private readonly contests: Contests;

  constructor(private readonly wage: bigint) {
    this.price = priceSecurePay(wage, { day: '2026-11-02', place: 'own_state' });
    const { fee, cgst, sgst, igst, total } = this.price;
    this.provider = new MemoryProvider(wage, total, () => this.step());
    const [intentId, holdId] = ['intent', 'hold'];
    const common = { ...PARTIES, provider: 'razorpay', orderId: this.provider.orderId, holdUntil: new Date(0) };
    const lines = { wage, fee, cgst, sgst, igst, receipt: 'receipt' };
    this.rows.insert('payment_intents', { ...common, ...lines, id: intentId, status: 'pending', payment_id: null });
    this.rows.insert('payment_holds', { id: holdId, status: 'pending_funds', transfer_id: null, owed: null });
    const built = this.build();
    [this.useCases, this.holds, this.contests] = [built.useCases, built.holds, built.contests];
  }

  private build() {
    const instances = this.listDoubles();
    const get = <T>(type: Constructor<T>): T => resolveInstance(type, instances);
    return {
      useCases: {
        'payments.sync-payment': get(SyncPaymentUseCase),
        'payments.advance-refund': get(AdvanceRefundUseCase),
        'payments.advance-release': get(AdvanceReleaseUseCase),
        'payments.sync-dispute': get(SyncDisputeUseCase),
      } as unknown as PaymentModel['useCases'],
      holds: get(Holds),
      contests: get(Contests),
    };
  }

  /** Returns the dependencies of the use cases that are not themselves under test. */
  private listDoubles(): Map<unknown, unknown> {
    const { payments, refunds, releases, contests, chargebacks, manager } = this.rows;
    const outbox = {
      add: async (_tx: unknown, { name }: { name: string }, payload: Record<string, string>) =>
        this.plan(name, payload),
    };
    const changes = {
      notifyListeners: async () => undefined,
      notifyOfContest: async () => undefined,
      notifyOfReturn: async () => undefined,
    };
    return new Map<unknown, unknown>([
      [DataSource, { manager }],
      [Transactions, { run: <T>(work: (tx: unknown) => Promise<T>) => this.transaction(work) }],
      [Outbox, outbox],
      [PaymentRepository, payments],
      [RefundRepository, refunds],
      [ReleaseRepository, releases],
      [ContestRepository, contests],
      [ChargebackRepository, chargebacks],
      [PaymentProviders, { getProvider: () => this.provider, isPractice: true }],
      [PaymentChecks, { plan: async () => this.planChecks() }],
      [HoldChanges, changes],
      [ProviderTurn, { run: <T>(_id: string, work: () => Promise<T>) => work() }],
      [AppLogger, { error: ({ event }: { event: string }) => this.problems.push(event), warn: () => undefined }],
      [PaymentAlarms, { raiseAlarm: (alarm: string) => this.problems.push(alarm) }],
      [
        UnexpectedPayments,
        { record: () => Promise.reject(new Error('a surplus payment')), withdraw: async () => undefined },
      ],
      [PaidWages, { notifyWhenPaid: async () => undefined }],
      [Ledger, this.ledger],
      [TaxPapers, this.papers],
      ...[PayeeRepository, PaymentAccounts, Installation].map((type): [unknown, unknown] => [type, null]),
    ]);
  }

  /**
   * Executes an act, then the tasks that the noise allows; an act that the present state rejects is repeated after all
   * tasks have run.
   */
  async perform(deed: Deed, noise: Noise | null): Promise<void> {
    const isOrderly = noise === null || SEEN_IN_ORDER.has(deed.kind);
    if (isOrderly) await this.finish();
    if (!(await this.attempt(deed)) && !this.isQuiet) {
      await this.finish();
      await this.attempt(deed);
    }
    if (isOrderly) return this.finish();
    for (let report = 0; report < noise.reports; report++) this.planChecks();
    this.steps = noise.dieAfter > 0 ? noise.dieAfter : Infinity;
    for (const pick of noise.picks) await this.runTask(pick);
    this.steps = Infinity;
  }

  /** Runs everything that happens in time: events, the poller, retries and banks. */
  async finish(): Promise<void> {
    this.steps = Infinity;
    if (this.isQuiet) return;
    for (let round = 0, before = this.fingerprint(); round < ROUNDS_MAX; round++) {
      this.planChecks();
      for (let left = this.tasks.length; left > 0; left--) await this.runTask(0);
      const after = this.fingerprint();
      if (after === before) {
        this.isQuiet = true;
        return;
      }
      before = after;
    }
    throw new Error('The model does not come to an end');
  }

  fingerprint(): string {
    const states = [...this.rows.tables.values()].flatMap((rows) =>
      [...rows.values()].map(({ id, status }) => id + status),
    );
    return `${states.join()} ${this.ledger.state.postings.size}`;
  }

  private async attempt(deed: Deed): Promise<boolean> {
    this.isDeed = true;
    try {
      await this.do(deed);
      this.isQuiet = false;
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    } finally {
      this.isDeed = false;
    }
  }

  private async do(deed: Deed): Promise<void> {
    const inTransaction = (work: (tx: never) => Promise<unknown>) => this.transaction((tx) => work(tx as never));
    const { engagementId } = PARTIES;
    if (deed.kind === 'pay') this.provider.pay(deed.action);
    else if (deed.kind === 'days') this.provider.passDays(deed.days);
    else if (deed.kind === 'banksReturn') await this.returnAll();
    else if (deed.kind === 'dispute') this.provider.openDispute();
    else if (deed.kind === 'disputeEnds') this.provider.decideDispute(deed.won ? 'won' : 'lost');
    else if (deed.kind === 'refundsFail') this.provider.world.state.refunds = deed.fail ? 'failed' : 'processed';
    else if (deed.kind === 'expire') {
      // a payment ends once the provider stated that no payment was made
      await this.useCases['payments.sync-payment']?.execute({ intentId: 'intent' });
      await inTransaction((tx) => this.holds.callOff(tx, this.rows.payment(), 'expired'));
    } else if (deed.kind === 'release') await inTransaction((tx) => this.holds.release(tx, engagementId));
    else if (deed.kind === 'refund') await inTransaction((tx) => this.holds.refund(tx, engagementId));
    else if (deed.kind === 'split')
      await inTransaction((tx) => this.holds.split(tx, engagementId, this.part(deed.share)));
    else await inTransaction((tx) => this.contest(tx, deed));
  }

  /** Banks have all that was on its way, and return it. */
  private async returnAll(): Promise<void> {
    this.provider.passDays(9);
    this.isQuiet = false;
    await this.finish();
    this.provider.returnAll();
  }

  private async contest(tx: never, deed: Deed): Promise<void> {
    const { engagementId: id } = PARTIES;
    const opener = (this.rows.rows('payment_contests')[0]?.['openedBy'] as 'worker' | undefined) ?? 'worker';
    const other = opener === 'worker' ? 'employer' : 'worker';
    if (deed.kind === 'contest') {
      const figures = { claimed: this.part(deed.claimed), stated: this.part(deed.stated) };
      await this.contests.open(tx, id, { by: deed.by, ...figures, reason: '' });
    } else if (deed.kind === 'answer') await this.contests.answer(tx, id, other, { agrees: deed.agrees, text: '' });
    else if (deed.kind === 'withdraw') await this.contests.withdraw(tx, id, opener);
    else if (deed.kind === 'propose') await this.contests.propose(tx, 'contest-1', this.division('one', deed.share));
    else if (deed.kind === 'accept') {
      await this.contests.accept(tx, id, 'worker');
      await this.contests.accept(tx, id, 'employer');
    } else if (deed.kind === 'appeal') {
      await this.contests.appeal(tx, id, deed.by);
      await this.contests.decide(tx, 'contest-1', this.division('another', deed.share));
    } else if (deed.kind === 'silence') {
      const [row] = this.rows.rows('payment_contests');
      if (row) row['due_at'] = new Date(0);
      await this.contests.endTime(tx, 'contest-1');
    }
  }

  private division(staffId: string, share: number) {
    return { staffId, owed: this.part(share), reason: 'The gate shows it.' };
  }

  /** A share of the wage in whole rupees; everything for 1000. */
  private part(share: number): bigint {
    return share >= 1000 ? this.wage : ((this.wage * BigInt(share)) / 1000n / RUPEE) * RUPEE;
  }

  private planChecks(): void {
    this.plan('payments.sync-payment', { intentId: 'intent' });
    for (const { id } of this.rows.rows('payment_refunds')) this.plan('payments.advance-refund', { refundId: id });
    for (const { id } of this.rows.rows('payment_releases')) this.plan('payments.advance-release', { releaseId: id });
    for (const disputeId of Object.keys(this.provider.world.state.disputes)) {
      this.plan('payments.sync-dispute', { intentId: 'intent', disputeId });
    }
  }

  private plan(name: string, payload: Record<string, string>): void {
    const id = Object.values(payload)[0] ?? '';
    if (this.tasks.some((task) => task.name === name && task.payload[Object.keys(payload)[0] ?? ''] === id)) return;
    this.isQuiet = false;
    this.tasks.push({ name, payload });
  }

  private async runTask(pick: number): Promise<void> {
    const [task] = this.tasks.splice(pick % Math.max(this.tasks.length, 1), 1);
    if (!task) return;
    try {
      await this.useCases[task.name]?.execute(task.payload);
    } catch (error) {
      // a task of a crashed process, and a deferred task, run again later
      if (error instanceof Death || error instanceof DeferTask) {
        this.steps = Infinity;
        if (error instanceof Death) this.tasks.push(task);
      } else throw error;
    }
  }

  private async transaction<T>(work: (tx: unknown) => Promise<T>): Promise<T> {
    const canFail = this.isDeed || this.steps !== Infinity;
    const before = canFail
      ? ([this.rows.copyTables(), this.ledger.copyState(), new Map(this.papers.issued), [...this.tasks]] as [
          MemoryPayments['tables'],
          MemoryLedger['state'],
          MemoryPapers['issued'],
          Task[],
        ])
      : null;
    try {
      const result = await work(this.rows.manager);
      this.step();
      return result;
    } catch (error) {
      if (before) [this.rows.tables, this.ledger.state, this.papers.issued, this.tasks] = before;
      throw error;
    } finally {
      this.step();
    }
  }

  /** Crashes the process at this step, if it is the selected one. */
  private step(): void {
    if (--this.steps === 0) throw new Death();
  }
}
