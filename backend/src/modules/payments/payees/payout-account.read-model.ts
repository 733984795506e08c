import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PayoutAccount } from '@nukkad/contract/payments/secure-payments';
import { DataSource, type EntityManager } from 'typeorm';
import { PayeeRepository } from '../records/payee.repository.js';
import { PaymentProviders } from '../provider/payment-providers.js';

/** State of a worker's account at the provider. */
@Injectable()
export class PayoutAccountReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payees: PayeeRepository,
    private readonly providers: PaymentProviders,
  ) {}

  /** Returns the account of the caller. Inside a transaction, pass its manager. */
  async getOwn(userId: string, manager: EntityManager = this.dataSource.manager): Promise<PayoutAccount> {
    const payee = await this.payees.find(manager, userId);
    const { isConfigured: offered, isPractice: practice, partner } = this.providers;
    return { state: payee?.status ?? 'none', offered, practice, partner };
  }
}
