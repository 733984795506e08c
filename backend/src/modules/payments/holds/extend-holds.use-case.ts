import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { HELD_DAYS_AFTER_END } from '@nukkad/contract/payments/secure-pay-terms';
import { DataSource } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { ProviderTurn } from '../provider/provider-turn.js';

/** Number of holds that one run extends; the next run continues. */
const BATCH = 50;
/** Days before the end of a contested hold at which the end is postponed. */
const DAYS_BEFORE_END = 5;
const DAY_MS = 86_400_000;

/**
 * Postpones the end of holds at the provider while their hours are contested, because the provider would release the
 * wage automatically.
 */
@Injectable()
export class ExtendHoldsUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly providers: PaymentProviders,
    private readonly turn: ProviderTurn,
    private readonly logger: AppLogger,
  ) {}

  /** Returns the number of holds with a later end. */
  async execute(now = new Date()): Promise<number> {
    const due: { intentId: string }[] = await this.dataSource.query(
      `SELECT i.id AS "intentId" FROM payment_holds h JOIN payment_intents i ON i.id = h.intent_id
       WHERE h.status = 'contested' AND h.transfer_id IS NOT NULL AND i.hold_until < $1 ORDER BY i.hold_until LIMIT $2`,
      [new Date(now.getTime() + DAYS_BEFORE_END * DAY_MS), BATCH],
    );
    let count = 0;
    for (const { intentId } of due) {
      try {
        await this.turn.run(intentId, () => this.extend(intentId, now));
        count++;
      } catch (error) {
        // continues with the others; the desk lists a contested hold that is about to end
        this.logger.warn({ event: 'payments.hold-not-extended', intentId, reason: (error as Error).message });
      }
    }
    return count;
  }

  /** Extends the hold; after the split the contested part has a separate transfer. */
  private async extend(intentId: string, now: Date): Promise<void> {
    const payment = await this.payments.find(this.dataSource.manager, intentId);
    const transferId = payment?.contestTransferId ?? payment?.transferId;
    if (!payment || !transferId || payment.holdStatus !== 'contested') return;
    const until = new Date(now.getTime() + HELD_DAYS_AFTER_END * DAY_MS);
    await this.providers.getProvider(payment.provider).extendHold(transferId, until);
    await this.transactions.run((tx) => this.payments.setHoldUntil(tx, intentId, until));
  }
}
