import { AdvanceContestUseCase } from './contests/advance-contest.use-case.js';
import { ContestComposer } from './contests/contest.composer.js';
import { ContestStaff } from './secure-pay/contest-staff.js';
import { DecideContestUseCase } from './contests/decide-contest.use-case.js';
import { OpenContestUseCase } from './contests/open-contest.use-case.js';
import { EngagementPayments } from './records/engagement-payments.js';
import { HoldWatch } from './secure-pay/hold-watch.js';
import { IncomeTaxNotices } from './secure-pay/income-tax-notices.js';
import { OwnStatementReadModel } from './secure-pay/own-statement.read-model.js';
import { PaySlipIssuer } from './secure-pay/pay-slip-issuer.js';
import { ReservePaymentUseCase } from './secure-pay/reserve-payment.use-case.js';
import { SecurePayWork } from './secure-pay/secure-pay-work.js';
import { StaffContestReadModel } from './contests/staff-contest.read-model.js';

/** Providers of work that is paid by Secure Pay. */
export const SECURE_PAY_PROVIDERS = [
  AdvanceContestUseCase,
  ContestComposer,
  ContestStaff,
  DecideContestUseCase,
  OpenContestUseCase,
  EngagementPayments,
  HoldWatch,
  IncomeTaxNotices,
  OwnStatementReadModel,
  PaySlipIssuer,
  ReservePaymentUseCase,
  SecurePayWork,
  StaffContestReadModel,
];
