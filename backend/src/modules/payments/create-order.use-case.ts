import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { Holds } from './holds.js';
import { Installation } from './installation.js';
import { PaymentAccounts } from './payment-accounts.js';
import { movePayment } from './payment-moves.js';
import { PaymentProviders } from './payment-providers.js';
import { type Payment, PaymentRepository, sumOf } from './payment.repository.js';
import { ProviderError, type ProviderOrder } from './provider/payment-provider.js';
import { ProviderTurn } from './provider-turn.js';
import { createOrderTask } from './tasks/create-order.task.js';

/** Creates the order of an intent at the provider, once; the employer can pay from then on. */
@Injectable()
@HandlesTask(createOrderTask.name)
export class CreateOrderUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly accounts: PaymentAccounts,
    private readonly providers: PaymentProviders,
    private readonly installation: Installation,
    private readonly turn: ProviderTurn,
    private readonly holds: Holds,
    private readonly logger: AppLogger,
  ) {}

  async execute({ intentId }: { intentId: string }): Promise<void> {
    await this.turn.run(intentId, async () => {
      const payment = await this.payments.find(this.dataSource.manager, intentId);
      if (payment?.intentStatus !== 'created') return;
      const order = await this.ensureOrder(payment);
      await this.transactions.run(async (tx) => {
        if (order === null) return this.holds.callOff(tx, payment, 'cancelled');
        await this.payments.setOrder(tx, intentId, order.id);
        await movePayment(tx, 'intent', intentId, 'pending');
      });
    });
  }

  /** Returns the order; null when the provider refuses it permanently. */
  private async ensureOrder(payment: Payment): Promise<ProviderOrder | null> {
    const { intentId, receipt, wage, holdUntil } = payment;
    const amount = sumOf(payment);
    try {
      const order = await this.providers.getProvider(payment.provider).ensureOrder({
        ...{ receipt, amount, notes: { installation: await this.installation.getId() } },
        transfer: {
          account: await this.accounts.openOfHold(payment.holdId, payment.accountEncrypted),
          ...{ amount: wage, holdUntil },
        },
      });
      if (order.amount === amount && order.currency === 'INR') return order;
      this.logger.error({ event: 'payments.order-differs', intentId });
      return null;
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
      this.logger.error({ event: 'payments.order-refused', intentId, reason: error.message });
      return null;
    }
  }
}
