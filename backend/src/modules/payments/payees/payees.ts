import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../common/queue/outbox.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { PayeeRepository } from '../records/payee.repository.js';
import { syncPayeeTask } from '../tasks/sync-payee.task.js';

/** Manages workers' accounts at the provider for Secure Pay. */
@Injectable()
export class Payees {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly payees: PayeeRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Requests an account of the worker at the provider, once. */
  async submit(tx: EntityManager, userId: string): Promise<void> {
    await this.payees.insert(tx, userId, this.providers.current.name, randomUUID());
    if (await movePayment(tx, 'payee', userId, 'submitted')) await this.outbox.add(tx, syncPayeeTask, { userId });
  }
}
