// Public interface of this module for other modules.
export { ContestListReadModel, type ListedContest } from './contest-list.read-model.js';
export { Contests, type ContestTerms } from './contests.js';
export { EmployerPlaces } from './employer-places.js';
export {
  type ChangedContest,
  type ChangedHold,
  type HoldListener,
  OnHoldChanged,
  type PaidWage,
  type ReturnedWage,
} from './hold-changes.js';
export { Holds, type HoldTerms } from './holds.js';
export { HoldSettlements } from './hold-settlements.js';
export { MeasurePaymentsUseCase } from './measure-payments.use-case.js';
export { Payees } from './payees.js';
export { paymentMoved } from './payments.errors.js';
export { PaymentsModule } from './payments.module.js';
export { PaymentStatementReadModel } from './payment-statement.read-model.js';
export { type PayoutVerdict, RewardPayouts } from './reward-payouts.js';
export { RewardPayoutsReadModel } from './reward-payouts.read-model.js';
export { reservationRecordOf } from './reservation-record.js';
export { settledWageOf } from './settled-wage.js';
export { Reservations } from './reservations.js';
export { type HeldPaymentView, SecurePaymentReadModel } from './secure-payment.read-model.js';
export { SecurePayOffer } from './secure-pay-offer.js';
