import { CheckBooksUseCase } from './books/check-books.use-case.js';
import { DecidePayoutUseCase } from './payouts/decide-payout.use-case.js';
import { DecideReversalUseCase } from './books/decide-reversal.use-case.js';
import { DeleteOldEventsUseCase } from './events/delete-old-events.use-case.js';
import { ExplainDifferenceUseCase } from './reconciliation/explain-difference.use-case.js';
import { ExtendHoldsUseCase } from './holds/extend-holds.use-case.js';
import { IncomeTaxReadModel } from './books/income-tax.read-model.js';
import { LinkedBalancesReadModel } from './books/linked-balances.read-model.js';
import { MeasurePaymentsUseCase } from './books/measure-payments.use-case.js';
import { MoneyDeskReadModel } from './books/money-desk.read-model.js';
import { MoneyWaitingReadModel } from './books/money-waiting.read-model.js';
import { OwnSettlements } from './reconciliation/own-settlements.js';
import { PollDisputesUseCase } from './chargebacks/poll-disputes.use-case.js';
import { PostedReversals } from './books/posted-reversals.js';
import { RecordedMoney } from './books/recorded-money.js';
import { ReversalRepository } from './records/reversal.repository.js';
import { ReversePostingUseCase } from './books/reverse-posting.use-case.js';
import { StaffPostingReadModel } from './books/staff-posting.read-model.js';

/** Providers of the staff's payment pages, and of scheduled checks. */
export const MONEY_DESK_PROVIDERS = [
  CheckBooksUseCase,
  DecidePayoutUseCase,
  DecideReversalUseCase,
  DeleteOldEventsUseCase,
  ExplainDifferenceUseCase,
  ExtendHoldsUseCase,
  IncomeTaxReadModel,
  LinkedBalancesReadModel,
  MeasurePaymentsUseCase,
  MoneyDeskReadModel,
  MoneyWaitingReadModel,
  OwnSettlements,
  PollDisputesUseCase,
  PostedReversals,
  RecordedMoney,
  ReversalRepository,
  ReversePostingUseCase,
  StaffPostingReadModel,
];
