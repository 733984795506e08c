import { Injectable } from '@nestjs/common';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { Installation } from '../provider/installation.js';
import { PaymentAccounts } from '../records/payment-accounts.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { type Payment, sumOf } from '../records/payment.repository.js';
import { ProviderError, type ProviderOrder } from '../provider/payment-provider.js';

/** Creates the order of an intent at the provider. */
@Injectable()
export class PaymentOrders {
  constructor(
    private readonly accounts: PaymentAccounts,
    private readonly providers: PaymentProviders,
    private readonly installation: Installation,
    private readonly logger: AppLogger,
  ) {}

  /** Returns the order; null when the provider refuses it permanently. */
  async ensureOrder(payment: Payment): Promise<ProviderOrder | null> {
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
