import { AdvanceContestUseCase } from './advance-contest.use-case.js';
import { ContestComposer } from './contest.composer.js';
import { ContestStaff } from './contest-staff.js';
import { DecideContestUseCase } from './decide-contest.use-case.js';
import { OpenContestUseCase } from './open-contest.use-case.js';
import { EngagementPayments } from './engagement-payments.js';
import { HoldWatch } from './hold-watch.js';
import { OwnStatementReadModel } from './own-statement.read-model.js';
import { PaySlipIssuer } from './pay-slip-issuer.js';
import { ReservePaymentUseCase } from './reserve-payment.use-case.js';
import { SecurePayWork } from './secure-pay-work.js';
import { StaffContestReadModel } from './staff-contest.read-model.js';

/** Providers of work that is paid by Secure Pay. */
export const SECURE_PAY_PROVIDERS = [
  AdvanceContestUseCase,
  ContestComposer,
  ContestStaff,
  DecideContestUseCase,
  OpenContestUseCase,
  EngagementPayments,
  HoldWatch,
  OwnStatementReadModel,
  PaySlipIssuer,
  ReservePaymentUseCase,
  SecurePayWork,
  StaffContestReadModel,
];
