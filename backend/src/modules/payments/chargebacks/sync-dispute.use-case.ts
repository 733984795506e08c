import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { HandlesTask } from '../../../common/queue/task-runner.js';
import { ChargebackRecords } from './chargeback-records.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { ProviderTurn } from '../provider/provider-turn.js';
import { syncDisputeTask } from '../tasks/sync-dispute.task.js';

/**
 * Fetches a dispute and posts its effects to the books of the product: the amount is withheld while the dispute is
 * open, restored when it is won, and lost otherwise. The worker's wage is unaffected. Refunds of the payment wait for
 * the end of the dispute.
 */
@Injectable()
@HandlesTask(syncDisputeTask.name)
export class SyncDisputeUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly providers: PaymentProviders,
    private readonly turn: ProviderTurn,
    private readonly records: ChargebackRecords,
  ) {}

  async execute({ intentId, disputeId }: { intentId: string; disputeId: string }): Promise<void> {
    const payment = await this.payments.find(this.dataSource.manager, intentId);
    if (payment?.paymentId == null) return;
    await this.turn.run(intentId, async () => {
      const stated = await this.providers.getProvider(payment.provider).getDispute(disputeId);
      if (stated.paymentId !== payment.paymentId) return;
      await this.transactions.run((tx) => this.records.applyStated(tx, intentId, stated));
    });
  }
}
