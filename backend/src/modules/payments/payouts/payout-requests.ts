import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PayeeRepository } from '../records/payee.repository.js';
import { PaymentAccounts } from '../records/payment-accounts.js';
import { PaymentAlarms } from '../records/payment-alarms.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { PayoutPostings } from './payout-postings.js';
import { PayoutRepository } from './payout.repository.js';

/** Reserves the money of a payout, and seals the account that it is sent to. */
@Injectable()
export class PayoutRequests {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly payees: PayeeRepository,
    private readonly accounts: PaymentAccounts,
    private readonly providers: PaymentProviders,
    private readonly postings: PayoutPostings,
    private readonly alarms: PaymentAlarms,
  ) {}

  /** Waits for the account of the owner; the amount is reserved before the request. */
  async requestTransfer(tx: EntityManager, id: string): Promise<void> {
    const payout = await this.payouts.lock(tx, id);
    if (!this.providers.isConfigured || !payout || (payout.status !== 'payable' && payout.status !== 'failed')) return;
    const { name } = this.providers.current;
    if (payout.status === 'failed') await movePayment(tx, 'payout', id, 'payable', { key: randomUUID() });
    const payee = await this.payees.findActive(tx, payout.userId, name);
    if (!payee) return;
    if (!(await this.postings.hasOwnMoney(tx, payout.amount, this.providers.deposit))) {
      this.alarms.raiseAlarm('payout-refused', {
        payoutId: id,
        attempts: 0,
        reason: 'The product has too little money of its own.',
      });
      return;
    }
    const account = await this.accounts.openOfPayee(payout.userId, payee.accountEncrypted);
    const sealed = await this.accounts.sealForPayout(id, account);
    await movePayment(tx, 'payout', id, 'requested', { provider: name, account_encrypted: sealed });
    const requested = await this.payouts.find(tx, id);
    if (requested) await this.postings.reserve(tx, requested);
  }
}
