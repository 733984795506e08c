import { IssueVerificationCodeUseCase } from './issue-verification-code.use-case.js';
import { NotifySignUpOwnerUseCase } from './notify-sign-up-owner.use-case.js';
import { SendEmailVerification } from './send-email-verification.use-case.js';
import { SendPhoneSignUpCode } from './send-phone-sign-up-code.use-case.js';
import { SendPhoneVerification } from './send-phone-verification.use-case.js';
import { SignUpWithPhone } from './sign-up-with-phone.use-case.js';
import { SignUpRepository } from './sign-up.repository.js';
import { SignUp } from './sign-up.use-case.js';
import { VerificationCodeRepository } from './verification-code.repository.js';
import { VerifyEmail } from './verify-email.use-case.js';
import { VerifyPhone } from './verify-phone.use-case.js';

/** Providers of sign-ups, and of the verification of addresses and phone numbers. */
export const SIGN_UP_PROVIDERS = [
  IssueVerificationCodeUseCase,
  NotifySignUpOwnerUseCase,
  SendEmailVerification,
  SendPhoneSignUpCode,
  SendPhoneVerification,
  SignUp,
  SignUpRepository,
  SignUpWithPhone,
  VerificationCodeRepository,
  VerifyEmail,
  VerifyPhone,
];
