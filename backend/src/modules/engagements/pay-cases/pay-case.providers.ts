import { AnswerPayCaseUseCase } from './answer-pay-case.use-case.js';
import { AppealPayCaseUseCase } from './appeal-pay-case.use-case.js';
import { DecidePayCaseUseCase } from './decide-pay-case.use-case.js';
import { FinishPayCasesUseCase } from './finish-pay-cases.use-case.js';
import { OpenPayCaseUseCase } from './open-pay-case.use-case.js';
import { PayCaseListReadModel } from './pay-case-list.read-model.js';
import { PayCaseStaff } from './pay-case-staff.js';
import { PayCaseStatements } from './pay-case-statements.js';
import { PayCaseRepository } from '../records/pay-case.repository.js';

/** Providers of cases of missing money. */
export const PAY_CASE_PROVIDERS = [
  AnswerPayCaseUseCase,
  AppealPayCaseUseCase,
  DecidePayCaseUseCase,
  FinishPayCasesUseCase,
  OpenPayCaseUseCase,
  PayCaseListReadModel,
  PayCaseRepository,
  PayCaseStaff,
  PayCaseStatements,
];
