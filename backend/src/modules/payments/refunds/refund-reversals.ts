import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { DeferTask } from '../../../common/queue/task.js';
import { ContestedParts } from '../releases/contested-parts.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { RefundRepository } from '../records/refund.repository.js';
import { ReleaseRepository } from '../records/release.repository.js';
import { NO_TRANSFER, ReversalRecords } from '../releases/reversal-records.js';

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
    private readonly providers: PaymentProviders,
    private readonly records: ReversalRecords,
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
    await this.transactions.run((tx) => this.records.recordReversal(tx, refund, payment, reversalId));
  }
}
