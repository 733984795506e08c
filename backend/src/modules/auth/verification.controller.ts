import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Accepted,
  AcceptedSchema,
  SendEmailCodeSchema,
  SendPhoneCodeSchema,
  type Verified,
  VerifiedSchema,
  type VerifyEmail as VerifyEmailInput,
  VerifyEmailSchema,
  type VerifyPhone as VerifyPhoneInput,
  VerifyPhoneSchema,
} from '@nukkad/contract/accounts/auth';
import type { Request, Response } from 'express';
import { Operation } from '../../common/http/operation.js';
import { IpLimit } from '../../common/http/rate-limit.guard.js';
import { RateLimits } from '../../common/http/rate-limits.js';
import { Public } from '../../common/security/principal.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { SIGN_UPS_PER_IP } from './address-limits.js';
import { ENTERED_CODES_PER_IP, SENT_CODES_PER_IP, takeBackCode } from './code-sending.js';
import { cookieName, cookieOptions, readCookie } from './cookies.js';
import type { PhoneCaller } from './phone-owner.js';
import { SendEmailVerification } from './send-email-verification.use-case.js';
import { SendPhoneVerification } from './send-phone-verification.use-case.js';
import { VerifyEmail } from './verify-email.use-case.js';
import { VerifyPhone } from './verify-phone.use-case.js';

const ACCEPTED = 202;

/** Verification of addresses and phone numbers by codes. */
@ApiTags('auth')
@Controller('api')
export class VerificationController {
  constructor(
    private readonly sendEmailVerificationUseCase: SendEmailVerification,
    private readonly sendPhoneVerificationUseCase: SendPhoneVerification,
    private readonly verifyEmailUseCase: VerifyEmail,
    private readonly verifyPhoneUseCase: VerifyPhone,
    private readonly limits: RateLimits,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Post('auth/send-email-verification')
  @Public()
  @IpLimit(SENT_CODES_PER_IP)
  @Operation({ summary: 'Send a verification code to an email address', status: ACCEPTED, response: AcceptedSchema })
  sendEmailVerification(@Body({ schema: SendEmailCodeSchema }) body: { email: string }): Promise<Accepted> {
    return this.sendEmailVerificationUseCase.execute(body.email);
  }

  @Post('auth/send-phone-verification')
  @Public()
  @IpLimit(SENT_CODES_PER_IP)
  @Operation({ summary: 'Send a verification code to a phone number', status: ACCEPTED, response: AcceptedSchema })
  sendPhoneVerification(
    @Body({ schema: SendPhoneCodeSchema }) body: { phone: string },
    @Req() request: Request,
  ): Promise<Accepted> {
    return this.sendPhoneVerificationUseCase.execute(body.phone, this.callerOf(request));
  }

  @Post('auth/verify-email')
  @Public()
  @IpLimit(ENTERED_CODES_PER_IP)
  @Operation({ summary: 'Verify an email address with its code', response: VerifiedSchema })
  async verifyEmail(
    @Body({ schema: VerifyEmailSchema }) body: VerifyEmailInput,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Verified> {
    const { answer, onceToken } = await this.verifyEmailUseCase.execute(body, this.callerOf(request).signUpToken);
    await takeBackCode(this.limits, request.ip);
    // the browser has completed its own sign-up
    if (onceToken) {
      response.cookie(cookieName(this.config, 'once'), onceToken, cookieOptions(this.config, 'once'));
      await this.limits.restoreForIp(SIGN_UPS_PER_IP, request.ip ?? 'unknown');
    }
    return answer;
  }

  @Post('auth/verify-phone')
  @Public()
  @IpLimit(ENTERED_CODES_PER_IP)
  @Operation({ summary: 'Verify a phone number with its code', response: VerifiedSchema })
  async verifyPhone(
    @Body({ schema: VerifyPhoneSchema }) body: VerifyPhoneInput,
    @Req() request: Request,
  ): Promise<Verified> {
    const onceToken = readCookie(request, this.config, 'once');
    const answer = await this.verifyPhoneUseCase.execute(body, { ...this.callerOf(request), onceToken });
    await takeBackCode(this.limits, request.ip);
    return answer;
  }

  private callerOf(request: Request): PhoneCaller {
    return { signUpToken: readCookie(request, this.config, 'signup'), userId: request.user?.userId };
  }
}
