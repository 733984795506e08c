import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PayeeRepository } from '../records/payee.repository.js';
import { PaymentAccounts } from '../records/payment-accounts.js';
import type { EventSubject, PaymentProvider } from './payment-provider.js';

/** The objects of this installation that an event is about. */
export interface OwnSubject {
  intentId?: string;
  userId?: string;
  /** The reward of the transfer. */
  payoutId?: string;
  /** The dispute of the payment, when the event is about one. */
  disputeId?: string;
}

/** Finds the objects of this installation that events are about, by the provider's ids. */
@Injectable()
export class EventSubjects {
  constructor(
    private readonly payees: PayeeRepository,
    private readonly accounts: PaymentAccounts,
  ) {}

  async isOurs(manager: EntityManager, provider: PaymentProvider, body: Buffer): Promise<boolean> {
    return (await this.find(manager, provider, body)) !== null;
  }

  /** Returns null when no object here has the ids of the event, or when the event cannot be parsed. */
  async find(manager: EntityManager, provider: PaymentProvider, body: Buffer): Promise<OwnSubject | null> {
    const subject = readSubject(provider, body);
    if (!subject || subject.kind === 'other') return null;
    if (subject.kind === 'account') {
      const userId = await this.payees.findUserOf(manager, provider.name, this.accounts.computeDigest(subject.id));
      return userId === null ? null : { userId };
    }
    const payouts: { id: string }[] = await manager.query(
      'SELECT id FROM payment_payouts WHERE provider = $1 AND transfer_id = $2',
      [provider.name, subject.id],
    );
    if (payouts[0]) return { payoutId: payouts[0].id };
    const intents: { id: string }[] = await manager.query(
      `SELECT id FROM payment_intents WHERE provider = $1 AND (order_id = $2 OR payment_id = $3 OR id = (
         SELECT intent_id FROM payment_holds WHERE transfer_id = $4 LIMIT 1)) LIMIT 1`,
      [provider.name, subject.orderId, subject.paymentId, subject.id],
    );
    if (!intents[0]) return null;
    return { intentId: intents[0].id, ...(subject.kind === 'dispute' ? { disputeId: subject.id } : {}) };
  }
}

function readSubject(provider: PaymentProvider, body: Buffer): EventSubject | null {
  try {
    return provider.readEvent(body);
  } catch {
    return null;
  }
}
