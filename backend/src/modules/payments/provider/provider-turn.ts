import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DeferTask } from '../../../common/queue/task.js';
import { PaymentRepository } from '../records/payment.repository.js';

/** Seconds after which a task requests its turn again. */
const PAUSE_SECONDS = 5;

/** Serializes the provider calls about a payment, outside of any transaction. */
@Injectable()
export class ProviderTurn {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentRepository,
  ) {}

  /** Runs `work` when no other process calls the provider about this payment; defers the task otherwise. */
  async run<T>(intentId: string, work: () => Promise<T>): Promise<T> {
    const { manager } = this.dataSource;
    if (!(await this.payments.claim(manager, intentId))) throw new DeferTask({ seconds: PAUSE_SECONDS });
    let isAnswered = false;
    try {
      const result = await work();
      isAnswered = true;
      return result;
    } finally {
      await this.payments.endClaim(manager, intentId, isAnswered);
    }
  }
}
