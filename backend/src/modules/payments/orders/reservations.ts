import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BRAND } from '@nukkad/contract/platform/brand';
import { DataSource, type EntityManager } from 'typeorm';
import { DeferTask } from '../../../common/queue/task.js';
import { ContactReadModel } from '../../users/users.public.js';
import { CreateOrderUseCase } from './create-order.use-case.js';
import { Holds, type HoldTerms } from '../holds/holds.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentChecks } from '../provider/payment-checks.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { type Payment, PaymentRepository, sumOf } from '../records/payment.repository.js';
import { ProviderError } from '../provider/payment-provider.js';
import { ProviderTurn } from '../provider/provider-turn.js';

/** Minutes for which the same link is returned. */
const LINK_MINUTES = 15;

/** Creates, for employers who are about to pay, one payment of an engagement and its payment link. */
@Injectable()
export class Reservations {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentRepository,
    private readonly holds: Holds,
    private readonly orders: CreateOrderUseCase,
    private readonly checks: PaymentChecks,
    private readonly providers: PaymentProviders,
    private readonly turn: ProviderTurn,
    private readonly contacts: ContactReadModel,
  ) {}

  /** Returns the id of the payment that waits for the employer; creates a new one after a missed deadline. */
  async ensurePayment(tx: EntityManager, terms: HoldTerms): Promise<string> {
    const payment = await this.payments.lockOfEngagement(tx, terms.engagementId);
    if (!payment || payment.holdStatus === 'lapsed') return (await this.holds.open(tx, terms)).intentId;
    // a new attempt after a failure; the check detects a payment made meanwhile
    if (payment.intentStatus === 'failed') await movePayment(tx, 'intent', payment.intentId, 'pending');
    if (payment.orderId !== null) await this.checks.plan(tx, { intentId: payment.intentId });
    return payment.intentId;
  }

  /**
   * Returns the link that pays a payment; null where it is paid or ended, and while the provider is busy or
   * unavailable. Call it outside of any transaction.
   */
  async findUpiLink(intentId: string): Promise<string | null> {
    try {
      await this.orders.execute({ intentId });
      const payment = await this.payments.find(this.dataSource.manager, intentId);
      if (!payment?.orderId || payment.intentStatus !== 'pending') return null;
      return (await this.storedLink(intentId)) ?? (await this.createLink(payment, payment.orderId));
    } catch (error) {
      if (error instanceof DeferTask || error instanceof ProviderError) return null;
      throw error;
    }
  }

  private createLink(payment: Payment, orderId: string): Promise<string> {
    return this.turn.run(payment.intentId, async () => {
      const { manager } = this.dataSource;
      const payer = (await this.contacts.findByIds([payment.employerId], manager)).get(payment.employerId);
      const link = await this.providers.getProvider(payment.provider).createUpiLink({
        ...{ id: orderId, amount: sumOf(payment), phone: payer?.phone ?? null },
        email: `${payment.intentId}@payers.${BRAND.toLowerCase()}.example`,
      });
      await manager.query(`UPDATE payment_intents SET upi_link = $2, upi_link_at = clock_timestamp() WHERE id = $1`, [
        payment.intentId,
        link,
      ]);
      return link;
    });
  }

  private async storedLink(intentId: string): Promise<string | null> {
    const rows: { link: string }[] = await this.dataSource.query(
      `SELECT upi_link AS link FROM payment_intents
       WHERE id = $1 AND upi_link_at > clock_timestamp() - interval '${LINK_MINUTES} minutes'`,
      [intentId],
    );
    return rows[0]?.link ?? null;
  }
}
