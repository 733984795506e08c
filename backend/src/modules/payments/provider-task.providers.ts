import { AdvanceRefundUseCase } from './advance-refund.use-case.js';
import { AdvanceReleaseUseCase } from './advance-release.use-case.js';
import { CapturedPayments } from './captured-payments.js';
import { ChargebackRecords } from './chargeback-records.js';
import { CreateOrderUseCase } from './create-order.use-case.js';
import { HoldEndings } from './hold-endings.js';
import { PaymentOrders } from './payment-orders.js';
import { RefundOutcomes } from './refund-outcomes.js';
import { RefundRequests } from './refund-requests.js';
import { RefundReversals } from './refund-reversals.js';
import { ReleaseRefusals } from './release-refusals.js';
import { ReleaseSettlements } from './release-settlements.js';
import { ReversalRecords } from './reversal-records.js';
import { SyncDisputeUseCase } from './sync-dispute.use-case.js';
import { SyncPayeeUseCase } from './sync-payee.use-case.js';
import { SyncPaymentUseCase } from './sync-payment.use-case.js';
import { UnexpectedPayments } from './unexpected-payments.js';

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
