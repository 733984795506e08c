import { PaymentChargebackEntity } from './payment-chargeback.entity.js';
import { PaymentContestEntity } from './payment-contest.entity.js';
import { PaymentHoldEntity } from './payment-hold.entity.js';
import { PaymentIntentEntity } from './payment-intent.entity.js';
import { PaymentPayeeEntity } from './payment-payee.entity.js';
import { PaymentPayoutEntity } from './payment-payout.entity.js';
import { PaymentReconciliationEntity, PaymentReconciliationRowEntity } from './payment-reconciliation.entity.js';
import { PaymentRefundEntity } from './payment-refund.entity.js';
import { PaymentReleaseEntity } from './payment-release.entity.js';
import { PaymentReversalEntity } from './payment-reversal.entity.js';
import { PaymentSettlementEntity } from './payment-settlement.entity.js';
import { PaymentSimulatorEntity } from './payment-simulator.entity.js';
import { ProviderEventEntity } from './provider-event.entity.js';

/** The tables of this module. */
export const PAYMENT_ENTITIES = [
  PaymentIntentEntity,
  PaymentHoldEntity,
  PaymentReleaseEntity,
  PaymentRefundEntity,
  PaymentContestEntity,
  PaymentChargebackEntity,
  PaymentPayeeEntity,
  PaymentPayoutEntity,
  PaymentReversalEntity,
  PaymentSettlementEntity,
  PaymentReconciliationEntity,
  PaymentReconciliationRowEntity,
  ProviderEventEntity,
  PaymentSimulatorEntity,
];
