import { AdvanceRefundUseCase } from './refunds/advance-refund.use-case.js';
import { AdvanceReleaseUseCase } from './releases/advance-release.use-case.js';
import { CapturedPayments } from './orders/captured-payments.js';
import { ChargebackRecords } from './chargebacks/chargeback-records.js';
import { CreateOrderUseCase } from './orders/create-order.use-case.js';
import { HoldEndings } from './releases/hold-endings.js';
import { PaymentOrders } from './orders/payment-orders.js';
import { RefundOutcomes } from './refunds/refund-outcomes.js';
import { RefundRequests } from './refunds/refund-requests.js';
import { RefundReversals } from './refunds/refund-reversals.js';
import { ReleaseRefusals } from './releases/release-refusals.js';
import { ReleaseSettlements } from './releases/release-settlements.js';
import { ReversalRecords } from './releases/reversal-records.js';
import { SyncDisputeUseCase } from './chargebacks/sync-dispute.use-case.js';
import { SyncPayeeUseCase } from './payees/sync-payee.use-case.js';
import { SyncPaymentUseCase } from './orders/sync-payment.use-case.js';
import { UnexpectedPayments } from './orders/unexpected-payments.js';

/** Providers of the tasks that call the payment provider about one payment or payee, and record its answer. */
export const PROVIDER_TASK_PROVIDERS = [
  AdvanceRefundUseCase,
  AdvanceReleaseUseCase,
  CapturedPayments,
  ChargebackRecords,
  CreateOrderUseCase,
  HoldEndings,
  PaymentOrders,
  RefundOutcomes,
  RefundRequests,
  RefundReversals,
  ReleaseRefusals,
  ReleaseSettlements,
  ReversalRecords,
  SyncDisputeUseCase,
  SyncPayeeUseCase,
  SyncPaymentUseCase,
  UnexpectedPayments,
];
