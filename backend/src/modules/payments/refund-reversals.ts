import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { Outbox } from '../../common/queue/outbox.js';
import { DeferTask } from '../../common/queue/task.js';
import { ContestedParts } from './contested-parts.js';
import { HoldChanges } from './hold-changes.js';
import { PaidWages } from './paid-wages.js';
import { movePayment } from './payment-moves.js';
import { PaymentPostings } from './payment-postings.js';
import { PaymentProviders } from './payment-providers.js';
import { type Payment, PaymentRepository } from './payment.repository.js';
import { type Refund, RefundRepository } from './refund.repository.js';
import { ReleaseRepository } from './release.repository.js';
import { advanceReleaseTask } from './tasks/advance-release.task.js';

/** Placeholder for the reversal of a payment without a transfer. */
const NO_TRANSFER = 'none';
/** Seconds after which a refund checks again whether the undisputed part is released. */
const PAUSE_SECONDS = 30;

/** Reverses the employer's part from the worker's transfer, before any other step of the refund or the transfer. */
@Injectable()
export class RefundReversals {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly releases: ReleaseRepository,
    private readonly parts: ContestedParts,
    private readonly changes: HoldChanges,
    private readonly paidWages: PaidWages,
    private readonly providers: PaymentProviders,
    private readonly postings: PaymentPostings,
    private readonly outbox: Outbox,
  ) {}

  /** Reverses the part of a refund once; a refund with a reversed part is unchanged. */
  async ensure(refundId: string): Promise<void> {
    const { manager } = this.dataSource;
    const refund = await this.refunds.find(manager, refundId);
    const payment = refund && (await this.payments.find(manager, refund.intentId));
    if (!payment || refund.reversalId !== null) return;
    await this.parts.ensure(payment.intentId);
    if (await this.releases.isPartBefore(manager, payment.holdId)) throw new DeferTask({ seconds: PAUSE_SECONDS });
    const transferId = (await this.payments.find(manager, refund.intentId))?.contestTransferId ?? payment.transferId;
    const provider = this.providers.getProvider(payment.provider);
    // the id of the refund is the key: it is stable when the key of the refund changes
    const reversalId = transferId ? await provider.ensureReversal(transferId, refund.wage, refund.id) : NO_TRANSFER;
    await this.transactions.run((tx) => this.record(tx, refund, payment, reversalId));
  }

  private async record(tx: EntityManager, refund: Refund, payment: Payment, reversalId: string): Promise<void> {
    const locked = await this.payments.lock(tx, payment.intentId);
    if (!locked || !(await this.refunds.setReversal(tx, refund.id, reversalId))) return;
    await this.postings.postOpening(tx, payment, new Date());
    await this.postings.postReturn(tx, payment, refund, new Date());
    if (reversalId !== NO_TRANSFER) await this.postings.postReversal(tx, payment, refund, new Date());
    const releaseId = await this.releases.findRest(tx, payment.holdId);
    if (releaseId !== null) await this.outbox.add(tx, advanceReleaseTask, { releaseId });
    // all that is the worker's was paid before the decision
    else if (await movePayment(tx, 'hold', payment.holdId, 'released')) {
      await this.changes.notifyListeners(tx, { ...locked, status: 'released', amount: locked.undisputed });
      await this.paidWages.notifyWhenPaid(tx, locked);
    }
  }
}
