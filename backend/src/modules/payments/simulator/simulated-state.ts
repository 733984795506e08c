/** Objects of the simulated provider, in the fields of its documented API; amounts are paise, times are seconds since 1970. */

export type Notes = Record<string, string>;

export interface SimulatedTransferTerms {
  account: string;
  amount: number;
  on_hold: boolean;
  on_hold_until: number | null;
  notes: Notes;
}

export interface SimulatedOrder {
  id: string;
  amount: number;
  amount_paid: number;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  notes: Notes;
  created_at: number;
}

export interface SimulatedPayment {
  id: string;
  order_id: string;
  amount: number;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  amount_refunded: number;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  created_at: number;
  captured_at: number | null;
  /** Time at which a failed payment succeeds after all, or at which a surplus payment is returned automatically. */
  succeeds_at: number | null;
  returns_at: number | null;
}

export interface SimulatedTransfer extends SimulatedTransferTerms {
  id: string;
  order_id: string;
  status: 'created' | 'pending' | 'processed' | 'failed' | 'reversed' | 'partially_reversed';
  settlement_status: 'pending' | 'on_hold' | 'settled' | 'failed' | null;
  amount_reversed: number;
  fees: number;
  tax: number;
  utr: string | null;
  error_code: string | null;
  created_at: number;
  settles_at: number | null;
}

export interface SimulatedReversal {
  id: string;
  transfer_id: string;
  amount: number;
  notes: Notes;
  created_at: number;
}

export interface SimulatedRefund {
  id: string;
  payment_id: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  notes: Notes;
  created_at: number;
  ends_at: number;
}

export interface SimulatedAccount {
  id: string;
  email: string;
  reference_id: string;
  legal_business_name?: string;
  status: 'created' | 'under_review' | 'activated' | 'needs_clarification' | 'suspended' | 'rejected';
  /** Outcome and time of the check of papers. */
  outcome: 'activated' | 'needs_clarification' | 'rejected';
  created_at: number;
  checked_at: number;
}

export interface SimulatedDispute {
  id: string;
  payment_id: string;
  amount: number;
  phase: 'chargeback';
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  respond_by: number;
  created_at: number;
}

/** A row of the settlement report. */
export interface SimulatedSettlementRow {
  entity_id: string;
  type: 'payment' | 'refund' | 'transfer' | 'adjustment';
  debit: number;
  credit: number;
  amount: number;
  fee: number;
  tax: number;
  on_hold: boolean;
  settled: boolean;
  created_at: number;
  settlement_utr: string | null;
}

/** Money of the merchant that was paid to its bank. */
export interface SimulatedSettlement {
  id: string;
  amount: number;
  status: 'processed';
  fees: number;
  tax: number;
  utr: string;
  created_at: number;
}

/** An event on its way to the product. */
export interface SimulatedEvent {
  id: string;
  body: string;
  /** Signed once: a retry after a change of the secret has the old signature. */
  signature: string;
  created_at: number;
  due_at: number;
  attempts: number;
}

/** Modes of event delivery from now on. */
export const DELIVERY_FAULTS = ['normal', 'dup', 'reorder', 'lost', 'burst'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** Faults of the next write: it is executed and its response is lost, or it is rejected before. */
export const CALL_FAULTS = ['timeout', 'bad-gateway', 'busy', 'unauthorized'] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

export interface SimulatedState {
  /** Seconds by which the virtual clock is ahead. */
  offset: number;
  balance: number;
  secret: string;
  /** The previous secret, with which retries are signed. */
  secretBefore?: string;
  delivery: DeliveryFault;
  webhooksOff: boolean;
  faults: { fault: CallFault; path: string }[];
  /** Mode of refunds and settlement reports until it is changed. */
  refunds: 'processed' | 'failed';
  report: 'complete' | 'missing' | 'different';
  orders: Record<string, SimulatedOrder>;
  payments: Record<string, SimulatedPayment>;
  transfers: Record<string, SimulatedTransfer>;
  reversals: Record<string, SimulatedReversal>;
  refundsById: Record<string, SimulatedRefund>;
  accounts: Record<string, SimulatedAccount>;
  disputes: Record<string, SimulatedDispute>;
  rows: SimulatedSettlementRow[];
  /** Absent in a state that is older than settlements. */
  settlements?: SimulatedSettlement[];
  events: SimulatedEvent[];
  /** Answers by idempotency key, with the digest of the body they belong to. */
  answers: Record<string, { digest: string; status: number; body: object }>;
}

/** Paise with which the simulated merchant starts: the float that refunds need. */
export const FLOAT_PAISE = 1_000_000;

export const emptySimulatedState = (secret: string): SimulatedState => ({
  offset: 0,
  balance: FLOAT_PAISE,
  secret,
  delivery: 'normal',
  webhooksOff: false,
  faults: [],
  refunds: 'processed',
  report: 'complete',
  orders: {},
  payments: {},
  transfers: {},
  reversals: {},
  refundsById: {},
  accounts: {},
  disputes: {},
  rows: [],
  events: [],
  answers: {},
});
