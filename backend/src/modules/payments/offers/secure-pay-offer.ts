import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PayeeRepository } from '../records/payee.repository.js';
import { PaymentProviders } from '../provider/payment-providers.js';

/** Interface for the modules that manage work: whether Secure Pay is available, and whom it can pay. */
@Injectable()
export class SecurePayOffer {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly payees: PayeeRepository,
  ) {}

  /** Whether new work can be paid by Secure Pay at all. */
  get isOffered(): boolean {
    return this.providers.isOffered;
  }

  /** Whether a provider is configured, for work that was agreed. */
  get isConfigured(): boolean {
    return this.providers.isConfigured;
  }

  /** Whether all payments use practice money. */
  get isPractice(): boolean {
    return this.providers.isPractice;
  }

  /** Returns whether Secure Pay can pay a worker now. */
  async canBePaid(manager: EntityManager, workerId: string): Promise<boolean> {
    if (!this.isConfigured) return false;
    return (await this.payees.findActive(manager, workerId, this.providers.current.name)) !== null;
  }
}
