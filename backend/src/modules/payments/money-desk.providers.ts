import { CheckBooksUseCase } from './check-books.use-case.js';
import { DecidePayoutUseCase } from './decide-payout.use-case.js';
import { DecideReversalUseCase } from './decide-reversal.use-case.js';
import { DeleteOldEventsUseCase } from './delete-old-events.use-case.js';
import { ExplainDifferenceUseCase } from './explain-difference.use-case.js';
import { ExtendHoldsUseCase } from './extend-holds.use-case.js';
import { LinkedBalancesReadModel } from './linked-balances.read-model.js';
import { MeasurePaymentsUseCase } from './measure-payments.use-case.js';
import { MoneyDeskReadModel } from './money-desk.read-model.js';
import { MoneyWaitingReadModel } from './money-waiting.read-model.js';
import { OwnSettlements } from './own-settlements.js';
import { PollDisputesUseCase } from './poll-disputes.use-case.js';
import { PostedReversals } from './posted-reversals.js';
import { RecordedMoney } from './recorded-money.js';
import { ReversalRepository } from './reversal.repository.js';
import { ReversePostingUseCase } from './reverse-posting.use-case.js';
import { StaffPostingReadModel } from './staff-posting.read-model.js';

/** Providers of the staff's payment pages, and of scheduled checks. */
export const MONEY_DESK_PROVIDERS = [
  CheckBooksUseCase,
  DecidePayoutUseCase,
  DecideReversalUseCase,
  DeleteOldEventsUseCase,
  ExplainDifferenceUseCase,
  ExtendHoldsUseCase,
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
