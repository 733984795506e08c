import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { HandlesTask } from '../../../common/queue/task-runner.js';
import { Holds } from '../holds/holds.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentOrders } from './payment-orders.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { ProviderTurn } from '../provider/provider-turn.js';
import { createOrderTask } from '../tasks/create-order.task.js';

/** Creates the order of an intent at the provider, once; the employer can pay from then on. */
@Injectable()
@HandlesTask(createOrderTask.name)
export class CreateOrderUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly orders: PaymentOrders,
    private readonly turn: ProviderTurn,
    private readonly holds: Holds,
  ) {}

  async execute({ intentId }: { intentId: string }): Promise<void> {
    await this.turn.run(intentId, async () => {
      const payment = await this.payments.find(this.dataSource.manager, intentId);
      if (payment?.intentStatus !== 'created') return;
      const order = await this.orders.ensureOrder(payment);
      await this.transactions.run(async (tx) => {
        if (order === null) return this.holds.callOff(tx, payment, 'cancelled');
        await this.payments.setOrder(tx, intentId, order.id);
        await movePayment(tx, 'intent', intentId, 'pending');
      });
    });
  }
}
