import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DeferTask } from '../../../common/queue/task.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { runInTurn } from './kept-turn.js';
import { ProviderError } from './payment-provider.js';

/** Seconds after which a task requests its turn again. */
const PAUSE_SECONDS = 5;

/**
 * Serializes the provider calls about a payment, outside of any transaction. Objects without an idempotency key are
 * looked up before they are created: while this process has the turn, no other one creates them in between.
 */
@Injectable()
export class ProviderTurn {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentRepository,
  ) {}

  /**
   * Runs `work` when no other process calls the provider about this payment; defers the task otherwise. After a call
   * that may still have its effect, the payment stays untouched until the provider has completed the call.
   */
  async run<T>(intentId: string, work: () => Promise<T>): Promise<T> {
    const { manager } = this.dataSource;
    const first = await this.payments.claim(manager, intentId);
    if (first === null) throw new DeferTask({ seconds: PAUSE_SECONDS });
    let claim = first;
    const renew = async (): Promise<boolean> => {
      const renewed = await this.payments.renewClaim(manager, intentId, claim);
      claim = renewed ?? claim;
      return renewed !== null;
    };
    let [isAnswered, lateSeconds] = [false, 0];
    try {
      const result = await runInTurn({ renew }, work);
      isAnswered = true;
      return result;
    } catch (error) {
      if (error instanceof ProviderError) lateSeconds = error.lateSeconds;
      throw error;
    } finally {
      await this.payments.endClaim(manager, intentId, claim, { isAnswered, lateSeconds });
    }
  }
}
