import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { DeferTask } from '../../../common/queue/task.js';
import { ContestRepository } from '../records/contest.repository.js';
import { PaymentPostings } from '../postings/payment-postings.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { type Payment, PaymentRepository } from '../records/payment.repository.js';

/** Seconds after which a failed transfer is checked again. */
const FAILED_SECONDS = 3600;

/**
 * Splits the transfer of a contested wage: the contested part is reversed from it and transferred again on hold, in one
 * task, so that the uncontested part can be released.
 */
@Injectable()
export class ContestedParts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly contests: ContestRepository,
    private readonly providers: PaymentProviders,
    private readonly postings: PaymentPostings,
    private readonly logger: AppLogger,
  ) {}

  /** Ensures that both transfers of a contested wage exist; a payment without an undisputed part is unchanged. */
  async ensure(intentId: string): Promise<void> {
    const payment = await this.payments.find(this.dataSource.manager, intentId);
    if (!payment || payment.undisputed === 0n || payment.contestTransferId !== null) return;
    const { contestId, transferId, paymentId } = payment;
    if (contestId === null || transferId === null || paymentId === null) return;
    const provider = this.providers.getProvider(payment.provider);
    const amount = payment.wage - payment.undisputed;
    const reversalId = await provider.ensureReversal(transferId, amount, contestId);
    await this.transactions.run(async (tx) => {
      await this.payments.lock(tx, intentId);
      const isNew = await this.contests.setReversal(tx, payment.holdId, reversalId);
      if (isNew) await this.postings.postContestReversal(tx, payment, amount, new Date());
    });
    const account = await this.findAccount(payment, transferId);
    const { holdUntil } = payment;
    const transfer = await provider.ensureTransfer(paymentId, { account, amount, holdUntil }, contestId);
    if (transfer.status !== 'processed') {
      this.logger.error({ event: 'payments.contest-not-transferred', intentId, status: transfer.status });
      throw new DeferTask({ seconds: FAILED_SECONDS });
    }
    await this.transactions.run(async (tx) => {
      await this.payments.lock(tx, intentId);
      const isNew = await this.contests.setTransfer(tx, payment.holdId, transfer.id);
      if (isNew) await this.postings.postContestTransfer(tx, payment, transfer, new Date());
    });
  }

  /** Returns the account of the first transfer: the provider has it, even after the worker left. */
  private async findAccount({ provider, orderId }: Payment, transferId: string): Promise<string> {
    const { transfers } = await this.providers.getProvider(provider).getOrder(orderId ?? '');
    const first = transfers.find(({ id }) => id === transferId);
    if (!first) throw new Error('The order does not name its transfer');
    return first.account;
  }
}
