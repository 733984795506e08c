/** Capabilities of a provider, which determine the product's offer. */
export interface ProviderCapabilities {
  /** Blocks money in the payer's bank until the work is done. */
  block: boolean;
  /** Holds paid money for the payee. */
  prepaid: boolean;
  longestHoldDays: number;
  instantSettlement: boolean;
  /** Minimum amount of a payment, a transfer and a refund, in paise. */
  leastAmount: bigint;
}

export interface NewOrder {
  receipt: string;
  amount: bigint;
  notes: Record<string, string>;
  transfer: NewTransfer;
}

/** A part of a captured payment that goes to a payee, on hold until it is released. */
export interface NewTransfer {
  account: string;
  amount: bigint;
  holdUntil: Date;
}

export interface ProviderTransfer {
  id: string;
  account: string;
  amount: bigint;
  reversed: bigint;
  status: 'created' | 'pending' | 'processed' | 'failed' | 'reversed' | 'partially_reversed';
  isOnHold: boolean;
  isSettled: boolean;
  /** Whether the payee's bank returned it after its settlement. */
  isReturned: boolean;
  /** Cost of the transfer without its tax, and the tax. */
  cost: bigint;
  costTax: bigint;
  utr: string | null;
}

export interface ProviderOrder {
  id: string;
  receipt: string | null;
  amount: bigint;
  currency: string;
  transfers: ProviderTransfer[];
}

export interface ProviderPayment {
  id: string;
  orderId: string | null;
  amount: bigint;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  refunded: bigint;
  cost: bigint;
  costTax: bigint;
}

export interface ProviderRefund {
  id: string;
  paymentId: string;
  amount: bigint;
  status: 'pending' | 'processed' | 'failed';
}

export interface ProviderAccount {
  id: string;
  status: 'submitted' | 'verifying' | 'active' | 'needs_clarification' | 'rejected' | 'suspended';
}

export interface ProviderDispute {
  id: string;
  paymentId: string;
  amount: bigint;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  evidenceBy: Date | null;
}

/** One row of the settlement report of a day. */
export interface SettlementRow {
  entityId: string;
  type: 'payment' | 'refund' | 'transfer' | 'adjustment';
  debit: bigint;
  credit: bigint;
  utr: string | null;
}

/** Money of the product that the provider paid to its bank. */
export interface ProviderSettlement {
  id: string;
  amount: bigint;
  utr: string;
  paidAt: Date;
}

/** The object of an event. The event is only a hint: the object is fetched. */
export interface EventSubject {
  kind: 'order' | 'payment' | 'transfer' | 'refund' | 'account' | 'dispute' | 'other';
  id: string;
  /** The order and the payment of the object, where the event contains them. */
  orderId: string | null;
  paymentId: string | null;
}

/**
 * The reason of a failed call. `retry`: it had no effect and may be repeated. `refused`: the provider rejected it.
 * `uncovered`: the provider rejected it because the product's balance there does not cover the sum. `unknown`: it may
 * have had its effect, or have it within `lateSeconds`, so that the effect must be looked up before a repetition.
 */
export class ProviderError extends Error {
  constructor(
    readonly kind: 'retry' | 'refused' | 'uncovered' | 'unknown',
    message: string,
    readonly status: number | null = null,
    readonly lateSeconds = 0,
  ) {
    super(message);
  }
}

/**
 * A licensed provider that holds money for the product. Every create is idempotent: it looks up the existing object, or
 * has a key.
 */
export abstract class PaymentProvider {
  abstract readonly name: string;
  abstract readonly capabilities: ProviderCapabilities;

  /** Returns the order of a receipt, created at most once. */
  abstract ensureOrder(order: NewOrder): Promise<ProviderOrder>;
  abstract getOrder(id: string): Promise<ProviderOrder>;
  abstract listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Returns a `upi://pay` link that pays an order. Each call may create another link; an order accepts one payment. */
  abstract createUpiLink(order: { id: string; amount: bigint; email: string; phone: string | null }): Promise<string>;
  /** Captures an authorised payment; a captured payment is unchanged. */
  abstract capturePayment(id: string, amount: bigint): Promise<ProviderPayment>;
  /** Transfers a part of a captured payment, at most once for a key. */
  abstract ensureTransfer(paymentId: string, transfer: NewTransfer, key: string): Promise<ProviderTransfer>;
  /** Transfers money of the product to a payee, at most once for a key, which was first sent at or after `since`. */
  abstract sendTransfer(transfer: {
    account: string;
    amount: bigint;
    key: string;
    since: Date;
  }): Promise<ProviderTransfer>;
  abstract getTransfer(id: string): Promise<ProviderTransfer>;
  /** Ends the hold of a transfer. */
  abstract releaseTransfer(id: string): Promise<ProviderTransfer>;
  /** Postpones the end of a hold. */
  abstract extendHold(id: string, until: Date): Promise<ProviderTransfer>;
  /** Reverses a part of a transfer, at most once for a key; returns the id of the reversal. */
  abstract ensureReversal(transferId: string, amount: bigint, key: string): Promise<string>;
  /** Refunds a part of a payment, at most once for a key. */
  abstract ensureRefund(paymentId: string, amount: bigint, key: string): Promise<ProviderRefund>;
  abstract getRefund(id: string): Promise<ProviderRefund>;
  /** Returns the account of an e-mail address, created at most once. */
  abstract ensureAccount(account: { email: string; name: string; reference: string }): Promise<ProviderAccount>;
  abstract getAccount(id: string): Promise<ProviderAccount>;
  /** Returns the disputes of the account since a moment, all pages. */
  abstract listDisputes(since: Date): Promise<ProviderDispute[]>;
  abstract getDispute(id: string): Promise<ProviderDispute>;
  /**
   * Returns the product's main balance there, in paise, including other parties' money that is not assigned to an
   * account.
   */
  abstract getBalance(): Promise<bigint>;
  /** Returns the settlement report of a day of India (YYYY-MM-DD), all pages. */
  abstract listSettlementRows(day: string): Promise<SettlementRow[]>;
  /** Settlements of the product itself that were paid from a moment on, and before another one, all pages. */
  abstract listSettlements(from: Date, until?: Date): Promise<ProviderSettlement[]>;
  /** Returns whether one of the secrets signed these bytes. */
  abstract isSigned(body: Buffer, signature: string): Promise<boolean>;
  abstract readEvent(body: Buffer): EventSubject;
}
