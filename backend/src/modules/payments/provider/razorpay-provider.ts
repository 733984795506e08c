import {
  type EventSubject,
  type NewOrder,
  type NewTransfer,
  PaymentProvider,
  type ProviderAccount,
  type ProviderCapabilities,
  type ProviderDispute,
  ProviderError,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderSettlement,
  type ProviderTransfer,
  type SettlementRow,
} from './payment-provider.js';
import { type RazorpayAccess, RazorpayClient } from './razorpay-client.js';
import {
  AccountSchema,
  BalanceSchema,
  DisputeSchema,
  listSchema,
  OrderSchema,
  PaymentSchema,
  RefundSchema,
  RefundWithNotesSchema,
  ReversalSchema,
  SettlementRowSchema,
  SettlementSchema,
  TransferSchema,
  TransferWithNotesSchema,
  UpiLinkSchema,
} from './razorpay-schemas.js';
import { isSignedBy, readEvent } from './razorpay-webhooks.js';

const PAGE = 100;
/** Age of a key from which it may be deleted at the provider: half of the day for which the provider retains keys. */
const KEY_MS = 12 * 3_600_000;
/** The largest difference between the clocks of the provider and of the product. */
const CLOCKS_SECONDS = 300;
/** Name of the note with which a create without an idempotency key is found again. */
const KEY_NOTE = 'nukkad_key';
const ACCOUNT_ID = /\bacc_\w+/;
const DECIMAL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

export interface RazorpayOptions extends RazorpayAccess {
  /** Returns secrets that sign events, newest first; the previous one stays valid for retries. */
  webhookSecrets: () => Promise<readonly string[]>;
}

/** Razorpay Route: orders with a transfer to the worker that stays on hold until it is released. */
export class RazorpayProvider extends PaymentProvider {
  readonly name = 'razorpay';
  readonly capabilities: ProviderCapabilities = {
    ...{ block: false, prepaid: true, longestHoldDays: 90, instantSettlement: false, leastAmount: 100n },
  };
  private readonly client: RazorpayClient;

  constructor(private readonly options: RazorpayOptions) {
    super();
    this.client = new RazorpayClient(options);
  }

  async ensureOrder({ receipt, amount, notes, transfer }: NewOrder): Promise<ProviderOrder> {
    const { items } = await this.client.call(listSchema(OrderSchema), {
      ...{ method: 'GET', path: '/v1/orders', query: { receipt, count: String(PAGE), 'expand[]': 'transfers' } },
    });
    const found = items.find((order) => order.receipt === receipt);
    if (found) return found;
    return this.client.call(OrderSchema, {
      method: 'POST',
      path: '/v1/orders',
      body: {
        ...{ amount: Number(amount), currency: 'INR', receipt, notes, payment: { capture: 'automatic' } },
        transfers: [heldTransfer(transfer, { receipt })],
      },
    });
  }

  getOrder(id: string): Promise<ProviderOrder> {
    return this.client.call(OrderSchema, {
      ...{ method: 'GET', path: `/v1/orders/${encodeURIComponent(id)}`, query: { 'expand[]': 'transfers' } },
    });
  }

  async listPayments(orderId: string): Promise<ProviderPayment[]> {
    const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`;
    return (await this.client.call(listSchema(PaymentSchema), { method: 'GET', path, query: { count: String(PAGE) } }))
      .items;
  }

  async createUpiLink({
    id,
    amount,
    email,
    phone,
  }: {
    id: string;
    amount: bigint;
    email: string;
    phone: string | null;
  }): Promise<string> {
    const { link } = await this.client.call(UpiLinkSchema, {
      ...{ method: 'POST', path: '/v1/payments/create/upi' },
      body: {
        ...{
          amount: Number(amount),
          currency: 'INR',
          order_id: id,
          email,
          ...(phone === null ? {} : { contact: phone }),
        },
        ...{ method: 'upi', upi: { flow: 'intent' } },
      },
    });
    return link;
  }

  async capturePayment(id: string, amount: bigint): Promise<ProviderPayment> {
    const path = `/v1/payments/${encodeURIComponent(id)}`;
    const payment = await this.client.call(PaymentSchema, { method: 'GET', path });
    if (payment.status !== 'authorized') return payment;
    const body = { amount: Number(amount), currency: 'INR' };
    return this.client.call(PaymentSchema, { method: 'POST', path: `${path}/capture`, body });
  }

  /**
   * Ensures a transfer. Transfers of a payment have no idempotency key: the payment's transfers are first searched for
   * the note.
   */
  async ensureTransfer(paymentId: string, transfer: NewTransfer, key: string): Promise<ProviderTransfer> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/transfers`;
    const { items } = await this.client.call(listSchema(TransferWithNotesSchema), {
      ...{ method: 'GET', path, query: { count: String(PAGE) } },
    });
    const found = items.find(({ notes }) => keyIn(notes) === key);
    if (found) return this.getTransfer(found.id);
    const body = { transfers: [heldTransfer(transfer, { [KEY_NOTE]: key })] };
    const [made] = (await this.client.call(listSchema(TransferSchema), { method: 'POST', path, body })).items;
    if (!made) throw new ProviderError('unknown', 'answered without the transfer');
    return made;
  }

  /**
   * Transfers from the balance have an idempotency key. The provider deletes keys after a day; the note remains, so that
   * a later repetition first searches the transfers since then.
   */
  async sendTransfer({
    account,
    amount,
    key,
    since,
  }: {
    account: string;
    amount: bigint;
    key: string;
    since: Date;
  }): Promise<ProviderTransfer> {
    const found = Date.now() - since.getTime() > KEY_MS ? await this.findTransfer(key, since) : undefined;
    if (found) return this.getTransfer(found);
    return this.client.call(TransferSchema, {
      ...{ method: 'POST', path: '/v1/transfers', headers: { 'X-Transfer-Idempotency': key } },
      body: { account, amount: Number(amount), currency: 'INR', notes: { [KEY_NOTE]: key } },
    });
  }

  private async findTransfer(key: string, since: Date): Promise<string | undefined> {
    for (let skip = 0; ; skip += PAGE) {
      const { items } = await this.client.call(listSchema(TransferWithNotesSchema), {
        ...{ method: 'GET', path: '/v1/transfers' },
        query: { from: String(secondsOf(since) - CLOCKS_SECONDS), count: String(PAGE), skip: String(skip) },
      });
      const found = items.find(({ notes }) => keyIn(notes) === key);
      if (found || items.length < PAGE) return found?.id;
    }
  }

  getTransfer(id: string): Promise<ProviderTransfer> {
    return this.client.call(TransferSchema, { method: 'GET', path: `/v1/transfers/${encodeURIComponent(id)}` });
  }

  /** An ended hold stays ended; the provider rejects changes of a transfer that it settled meanwhile. */
  async releaseTransfer(id: string): Promise<ProviderTransfer> {
    const transfer = await this.getTransfer(id);
    return transfer.isOnHold ? this.changeHold(id, { on_hold: false }) : transfer;
  }

  extendHold(id: string, until: Date): Promise<ProviderTransfer> {
    return this.changeHold(id, { on_hold: true, on_hold_until: secondsOf(until) });
  }

  private changeHold(id: string, body: object): Promise<ProviderTransfer> {
    return this.client.call(TransferSchema, { method: 'PATCH', path: `/v1/transfers/${encodeURIComponent(id)}`, body });
  }

  /**
   * Ensures a reversal. Reversals have no idempotency key: the transfer's reversals are first searched for the note.
   */
  async ensureReversal(transferId: string, amount: bigint, key: string): Promise<string> {
    const path = `/v1/transfers/${encodeURIComponent(transferId)}/reversals`;
    const { items } = await this.client.call(listSchema(ReversalSchema), {
      ...{ method: 'GET', path, query: { count: String(PAGE) } },
    });
    const found = items.find((reversal) => keyIn(reversal.notes) === key);
    if (found && found.amount !== amount) throw new ProviderError('refused', 'reversed before with another amount');
    if (found) return found.id;
    const body = { amount: Number(amount), notes: { [KEY_NOTE]: key } };
    return (await this.client.call(ReversalSchema, { method: 'POST', path, body })).id;
  }

  async ensureRefund(paymentId: string, amount: bigint, key: string): Promise<ProviderRefund> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}`;
    const { items } = await this.client.call(listSchema(RefundWithNotesSchema), {
      ...{ method: 'GET', path: `${path}/refunds`, query: { count: String(PAGE) } },
    });
    // the provider deletes keys after a while; the note remains
    const found = items.find(({ notes }) => keyIn(notes) === key);
    if (found) return this.getRefund(found.id);
    return this.client.call(RefundSchema, {
      ...{ method: 'POST', path: `${path}/refund`, headers: { 'X-Refund-Idempotency': key } },
      body: { amount: Number(amount), speed: 'normal', notes: { [KEY_NOTE]: key } },
    });
  }

  getRefund(id: string): Promise<ProviderRefund> {
    return this.client.call(RefundSchema, { method: 'GET', path: `/v1/refunds/${encodeURIComponent(id)}` });
  }

  async ensureAccount({
    email,
    name,
    reference,
  }: {
    email: string;
    name: string;
    reference: string;
  }): Promise<ProviderAccount> {
    try {
      return await this.client.call(AccountSchema, {
        ...{ method: 'POST', path: '/v2/accounts' },
        body: {
          ...{ email, type: 'route', legal_business_name: name, contact_name: name, business_type: 'individual' },
          ...{ reference_id: reference, profile: { category: 'services', subcategory: 'other_services' } },
        },
      });
    } catch (error) {
      // the refusal of an address that has an account names the account
      const existing =
        error instanceof ProviderError && error.kind === 'refused' && ACCOUNT_ID.exec(error.message)?.[0];
      if (!existing) throw error;
      return this.getAccount(existing);
    }
  }

  getAccount(id: string): Promise<ProviderAccount> {
    return this.client.call(AccountSchema, { method: 'GET', path: `/v2/accounts/${encodeURIComponent(id)}` });
  }

  getDispute(id: string): Promise<ProviderDispute> {
    return this.client.call(DisputeSchema, { method: 'GET', path: `/v1/disputes/${encodeURIComponent(id)}` });
  }

  async listDisputes(since: Date): Promise<ProviderDispute[]> {
    const disputes: ProviderDispute[] = [];
    for (let skip = 0; ; skip += PAGE) {
      const { items } = await this.client.call(listSchema(DisputeSchema), {
        ...{ method: 'GET', path: '/v1/disputes' },
        query: { from: String(secondsOf(since)), count: String(PAGE), skip: String(skip) },
      });
      disputes.push(...items);
      if (items.length < PAGE) return disputes;
    }
  }

  async getBalance(): Promise<bigint> {
    return (await this.client.call(BalanceSchema, { method: 'GET', path: '/v1/balance' })).balance;
  }

  async listSettlementRows(day: string): Promise<SettlementRow[]> {
    const [, year, month, date] = DECIMAL_DATE.exec(day) ?? [];
    if (!year || !month || !date) throw new RangeError(`Not a day: ${day}`);
    const rows: SettlementRow[] = [];
    for (let skip = 0; ; skip += PAGE) {
      const { items } = await this.client.call(listSchema(SettlementRowSchema), {
        ...{ method: 'GET', path: '/v1/settlements/recon/combined' },
        query: { year, month, day: date, count: String(PAGE), skip: String(skip) },
      });
      rows.push(...items);
      if (items.length < PAGE) return rows;
    }
  }

  async listSettlements(from: Date, until?: Date): Promise<ProviderSettlement[]> {
    const settlements: ProviderSettlement[] = [];
    for (let skip = 0; ; skip += PAGE) {
      const { items } = await this.client.call(listSchema(SettlementSchema), {
        ...{ method: 'GET', path: '/v1/settlements' },
        query: {
          ...{ from: String(secondsOf(from)), ...(until ? { to: String(secondsOf(until) - 1) } : {}) },
          ...{ count: String(PAGE), skip: String(skip) },
        },
      });
      for (const { id, amount, utr, isPaid, createdAt: paidAt } of items)
        if (isPaid && utr) settlements.push({ id, amount, utr, paidAt });
      if (items.length < PAGE) return settlements;
    }
  }

  async isSigned(body: Buffer, signature: string): Promise<boolean> {
    return isSignedBy(await this.options.webhookSecrets(), body, signature);
  }

  readEvent(body: Buffer): EventSubject {
    return readEvent(body);
  }
}

const heldTransfer = ({ account, amount, holdUntil }: NewTransfer, notes: Record<string, string>): object => ({
  ...{ account, amount: Number(amount), currency: 'INR', notes },
  ...{ on_hold: true, on_hold_until: secondsOf(holdUntil) },
});

const keyIn = (notes: unknown): unknown =>
  typeof notes === 'object' && notes !== null ? (notes as Record<string, unknown>)[KEY_NOTE] : undefined;
