import { ContestListReadModel } from './contests/contest-list.read-model.js';
import { EmployerPlaces } from './offers/employer-places.js';
import { HoldSettlements } from './holds/hold-settlements.js';
import { PaymentStatementReadModel } from './offers/payment-statement.read-model.js';
import { PayoutAccountReadModel } from './payees/payout-account.read-model.js';
import { PollPayeesUseCase } from './payees/poll-payees.use-case.js';
import { Reservations } from './orders/reservations.js';
import { SecurePayOffer } from './offers/secure-pay-offer.js';
import { SecurePayQuoteReadModel } from './offers/secure-pay-quote.read-model.js';
import { SecurePaymentReadModel } from './offers/secure-payment.read-model.js';
import { SubmitPayoutAccountUseCase } from './payees/submit-payout-account.use-case.js';

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
