// Public interface of this module for other modules.
export { ContestListReadModel, type ListedContest } from './contests/contest-list.read-model.js';
export { Contests, type ContestTerms } from './contests/contests.js';
export { EmployerPlaces } from './offers/employer-places.js';
export {
  type ChangedContest,
  type ChangedHold,
  type HoldListener,
  OnHoldChanged,
  type PaidWage,
  type ReturnedWage,
} from './records/hold-changes.js';
export { Holds, type HoldTerms } from './holds/holds.js';
export { HoldSettlements } from './holds/hold-settlements.js';
export { MeasurePaymentsUseCase } from './books/measure-payments.use-case.js';
export { Payees } from './payees/payees.js';
export { paymentMoved } from './records/payments.errors.js';
export { PaymentsModule } from './payments.module.js';
export { PaymentStatementReadModel } from './offers/payment-statement.read-model.js';
export { type PayoutVerdict, RewardPayouts } from './payouts/reward-payouts.js';
export { RewardPayoutsReadModel } from './payouts/reward-payouts.read-model.js';
export { reservationRecordOf } from './orders/reservation-record.js';
export { settledWageOf } from './offers/settled-wage.js';
export { Reservations } from './orders/reservations.js';
export { type HeldPaymentView, SecurePaymentReadModel } from './offers/secure-payment.read-model.js';
export { SecurePayOffer } from './offers/secure-pay-offer.js';
