import { AppealController } from './appeals/appeal.controller.js';
import { AttendanceController } from './attendance/attendance.controller.js';
import { ContestController } from './contests/contest.controller.js';
import { EngagementController } from './engagement.controller.js';
import { PayCaseController } from './pay-cases/pay-case.controller.js';
import { PaymentController } from './payments/payment.controller.js';
import { ReliabilityController } from './bookings/reliability.controller.js';
import { SecurePaymentController } from './secure-pay/secure-payment.controller.js';
import { StaffContestController } from './contests/staff-contest.controller.js';
import { StaffPayCaseController } from './pay-cases/staff-pay-case.controller.js';
import { StaffTimeCorrectionController } from './time-corrections/staff-time-correction.controller.js';
import { TimeCorrectionController } from './time-corrections/time-correction.controller.js';

/** Controllers of this module. */
export const ENGAGEMENT_CONTROLLERS = [
  EngagementController,
  PaymentController,
  ReliabilityController,
  AppealController,
  PayCaseController,
  StaffPayCaseController,
  SecurePaymentController,
  ContestController,
  StaffContestController,
  AttendanceController,
  TimeCorrectionController,
  StaffTimeCorrectionController,
];
