import { DecideReversalUseCase } from './decide-reversal.use-case.js';
import { ExplainDifferenceUseCase } from './explain-difference.use-case.js';
import { MeasurePaymentsUseCase } from './measure-payments.use-case.js';
import { MoneyDeskReadModel } from './money-desk.read-model.js';
import { PostedReversals } from './posted-reversals.js';
import { RecordedMoney } from './recorded-money.js';
import { ReversalRepository } from './reversal.repository.js';
import { ReversePostingUseCase } from './reverse-posting.use-case.js';
import { StaffPostingReadModel } from './staff-posting.read-model.js';

/** Providers of what the staff see of payments. */
export const MONEY_DESK_PROVIDERS = [
  DecideReversalUseCase,
  ExplainDifferenceUseCase,
  MeasurePaymentsUseCase,
  MoneyDeskReadModel,
  PostedReversals,
  RecordedMoney,
  ReversalRepository,
  ReversePostingUseCase,
  StaffPostingReadModel,
];
