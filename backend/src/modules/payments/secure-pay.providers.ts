import { ContestListReadModel } from './contest-list.read-model.js';
import { EmployerPlaces } from './employer-places.js';
import { HoldSettlements } from './hold-settlements.js';
import { PaymentStatementReadModel } from './payment-statement.read-model.js';
import { PayoutAccountReadModel } from './payout-account.read-model.js';
import { PollPayeesUseCase } from './poll-payees.use-case.js';
import { Reservations } from './reservations.js';
import { SecurePayOffer } from './secure-pay-offer.js';
import { SecurePayQuoteReadModel } from './secure-pay-quote.read-model.js';
import { SecurePaymentReadModel } from './secure-payment.read-model.js';
import { SubmitPayoutAccountUseCase } from './submit-payout-account.use-case.js';

/** Public interface for modules that manage work. */
export const SECURE_PAY_DOOR = [
  ContestListReadModel,
  EmployerPlaces,
  HoldSettlements,
  PaymentStatementReadModel,
  Reservations,
  SecurePayOffer,
  SecurePaymentReadModel,
];

/** Providers of Secure Pay for both sides. */
export const SECURE_PAY_PROVIDERS = [
  ...SECURE_PAY_DOOR,
  PayoutAccountReadModel,
  PollPayeesUseCase,
  SecurePayQuoteReadModel,
  SubmitPayoutAccountUseCase,
];
