import type { Provider } from '@nestjs/common';
import { StaffCheck } from '../../common/security/staff-check.js';
import { BeginSecondFactor } from './begin-second-factor.use-case.js';
import { ConfirmSecondFactor } from './confirm-second-factor.use-case.js';
import { ResetSecondFactor } from './reset-second-factor.use-case.js';
import { SecondFactorCodes } from './second-factor-codes.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorSecrets } from './second-factor-secrets.js';
import { SecondFactorThrottle } from './second-factor-throttle.js';
import { StaffSessions } from './staff-sessions.js';
import { VerifySecondFactor } from './verify-second-factor.use-case.js';

/** Nest providers of the second factor for staff. */
export const SECOND_FACTOR_PROVIDERS: Provider[] = [
  StaffSessions,
  { provide: StaffCheck, useExisting: StaffSessions },
  SecondFactorRepository,
  SecondFactorSecrets,
  SecondFactorThrottle,
  SecondFactorCodes,
  BeginSecondFactor,
  ConfirmSecondFactor,
  VerifySecondFactor,
  ResetSecondFactor,
];
