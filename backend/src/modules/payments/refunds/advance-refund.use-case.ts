import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { HandlesTask } from '../../../common/queue/task-runner.js';
import { DeferTask } from '../../../common/queue/task.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { type Payment, PaymentRepository, sumOf } from '../records/payment.repository.js';
import { ProviderTurn } from '../provider/provider-turn.js';
import { ProviderError, type ProviderRefund } from '../provider/payment-provider.js';
import { RefundOutcomes } from './refund-outcomes.js';
import { RefundRequests } from './refund-requests.js';
import { type Refund, RefundRepository } from '../records/refund.repository.js';
import { advanceRefundTask } from '../tasks/advance-refund.task.js';

/** States after which the provider is not called. */
const ENDED = new Set<Refund['status']>(['manual', 'covered']);
/** Seconds after which a refund checks again whether a chargeback has ended. */
const DISPUTED_SECONDS = 3600;

/** Returns money to the employer: out of the transfer, then as a refund of the payment, then until the bank has it. */
@Injectable()
@HandlesTask(advanceRefundTask.name)
export class AdvanceRefundUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly providers: PaymentProviders,
    private readonly turn: ProviderTurn,
    private readonly requests: RefundRequests,
    private readonly outcomes: RefundOutcomes,
  ) {}

  async execute({ refundId }: { refundId: string }): Promise<void> {
    const { manager } = this.dataSource;
    const first = await this.refunds.find(manager, refundId);
    if (!first || ENDED.has(first.status)) return;
    await this.turn.run(first.intentId, async () => {
      if (first.status === 'processed') return this.checkReturn(first);
      const isRequested = await this.requests.request(refundId);
      // the part is already out of the transfer, so the worker is paid meanwhile
      if (!isRequested) throw new DeferTask({ seconds: DISPUTED_SECONDS });
      const refund = await this.refunds.find(manager, refundId);
      const payment = refund && (await this.payments.find(manager, refund.intentId));
      if (!refund || !payment?.paymentId) return;
      const stated = await this.askProvider(refund, payment, payment.paymentId);
      if (stated) await this.transactions.run((tx) => this.outcomes.applyStated(tx, refundId, stated));
    });
  }

  /** Handles a processed refund that the employer's bank returned: it is sent again. */
  private async checkReturn(refund: Refund): Promise<void> {
    const payment = await this.payments.find(this.dataSource.manager, refund.intentId);
    if (!payment || refund.refundId === null) return;
    const { status } = await this.providers.getProvider(payment.provider).getRefund(refund.refundId);
    if (status !== 'failed') return;
    await this.transactions.run((tx) => this.outcomes.recordReturn(tx, refund));
  }

  private async askProvider(refund: Refund, payment: Payment, paymentId: string): Promise<ProviderRefund | null> {
    const provider = this.providers.getProvider(payment.provider);
    if (refund.status === 'pending' && refund.refundId) return provider.getRefund(refund.refundId);
    if (refund.status !== 'requested') return null;
    try {
      return await provider.ensureRefund(paymentId, sumOf(refund), refund.key);
    } catch (error) {
      if (!(error instanceof ProviderError) || (error.kind !== 'refused' && error.kind !== 'uncovered')) throw error;
      const { message, kind } = error;
      await this.transactions.run((tx) => this.outcomes.recordFailure(tx, refund, message, kind === 'uncovered'));
      return null;
    }
  }
}
