import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { BRAND } from '@nukkad/contract/platform/brand';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { HandlesTask } from '../../../common/queue/task-runner.js';
import { Messenger } from '../../notifications/notifications.public.js';
import { type Payee, PayeeRepository } from '../records/payee.repository.js';
import { PaymentAccounts } from '../records/payment-accounts.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import type { ProviderAccount } from '../provider/payment-provider.js';
import { syncPayeeTask } from '../tasks/sync-payee.task.js';

/** Creates the account of a worker at the provider, or fetches it and moves the payee to the provider's state. */
@Injectable()
@HandlesTask(syncPayeeTask.name)
export class SyncPayeeUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly payees: PayeeRepository,
    private readonly accounts: PaymentAccounts,
    private readonly providers: PaymentProviders,
    private readonly messenger: Messenger,
  ) {}

  async execute({ userId }: { userId: string }): Promise<void> {
    const payee = await this.payees.find(this.dataSource.manager, userId);
    if (!payee || payee.status === 'none') return;
    const account = await this.fetch(payee);
    const sealed = await this.accounts.sealForPayee(userId, account.id);
    await this.transactions.run((tx) => this.apply(tx, userId, account, sealed));
  }

  private async fetch(payee: Payee): Promise<ProviderAccount> {
    const provider = this.providers.getProvider(payee.provider);
    if (payee.accountEncrypted !== null) {
      return provider.getAccount(await this.accounts.openOfPayee(payee.userId, payee.accountEncrypted));
    }
    // the address belongs to this product and to this worker alone: the provider creates one account for it
    const { reference } = payee;
    const email = `${reference}@payees.${BRAND.toLowerCase()}.example`;
    return provider.ensureAccount({ email, name: await this.findName(payee.userId), reference });
  }

  private async findName(userId: string): Promise<string> {
    const rows: { name: string }[] = await this.dataSource.query(
      `SELECT trim(first_name || ' ' || last_name) AS name FROM users WHERE id = $1`,
      [userId],
    );
    return rows[0]?.name ?? '';
  }

  private async apply(
    tx: EntityManager,
    userId: string,
    { id, status }: ProviderAccount,
    sealed: string,
  ): Promise<void> {
    await tx.query(
      `UPDATE payment_payees SET account_encrypted = coalesce(account_encrypted, $2), account_digest = $3 WHERE user_id = $1`,
      [userId, sealed, this.accounts.computeDigest(id)],
    );
    const way: PaymentState<'payee'>[] = status === 'submitted' ? [] : ['verifying', status];
    // an intermediate state may have been missed
    let moved: PaymentState<'payee'> | null = null;
    for (const to of way) if (await movePayment(tx, 'payee', userId, to)) moved = to;
    if (moved !== null) await this.notifyWorker(tx, userId, moved);
  }

  /** Notifies the worker that work with Secure Pay is possible from now on, or that the account needs attention. */
  private async notifyWorker(tx: EntityManager, userId: string, state: PaymentState<'payee'>): Promise<void> {
    if (state === 'verifying' || state === 'submitted' || state === 'none') return;
    const link = '/instant-requests';
    if (state === 'active') await this.messenger.send(tx, userId, { text: 'payments:notice.accountActive', link });
    else {
      const params = { why: { key: `payments:account.${state}` } };
      await this.messenger.send(tx, userId, { text: 'payments:notice.accountStopped', params, link });
    }
  }
}
