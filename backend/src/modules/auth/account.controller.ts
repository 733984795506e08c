import { Body, Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Accepted,
  AcceptedSchema,
  DEMO_ACCOUNTS,
  type DemoAccount,
  DemoAccountSchema,
  SendEmailCodeSchema,
  SendPhoneCodeSchema,
  SendPhoneSignUpCodeSchema,
  type SignUpInput,
  SignUpSchema,
  type SignUpWithPhone as SignUpWithPhoneInput,
  SignUpWithPhoneSchema,
  type Verified,
  VerifiedSchema,
  type VerifyEmail as VerifyEmailInput,
  VerifyEmailSchema,
  type VerifyPhone as VerifyPhoneInput,
  VerifyPhoneSchema,
} from '@nukkad/contract/accounts/auth';
import { type CurrentUser, CurrentUserSchema } from '@nukkad/contract/accounts/users';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { notSignedIn } from '../../common/errors/common.errors.js';
import { Operation } from '../../common/http/operation.js';
import { IpLimit } from '../../common/http/rate-limit.guard.js';
import { RateLimits } from '../../common/http/rate-limits.js';
import {
  AsksForAccount,
  CurrentPrincipal,
  type Principal,
  Public,
  AllowedWhileDeletionPending,
} from '../../common/security/principal.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { SIGN_UPS_PER_IP } from './address-limits.js';
import { ENTERED_CODES_PER_IP, SENT_CODES_PER_IP, takeBackCode } from './code-sending.js';
import { cookieName, cookieOptions, readCookie } from './cookies.js';
import type { PhoneCaller } from './phone-owner.js';
import { SendEmailVerification } from './send-email-verification.use-case.js';
import { SendPhoneSignUpCode } from './send-phone-sign-up-code.use-case.js';
import { SendPhoneVerification } from './send-phone-verification.use-case.js';
import { SignUp } from './sign-up.use-case.js';
import { SignUpWithPhone } from './sign-up-with-phone.use-case.js';
import { VerifyEmail } from './verify-email.use-case.js';
import { VerifyPhone } from './verify-phone.use-case.js';

const CREATED = 201;
const ACCEPTED = 202;

/** Sign-up, verification of contacts, and the signed-in account. */
@ApiTags('auth')
@Controller('api')
export class AccountController {
  constructor(
    private readonly signUpUseCase: SignUp,
    private readonly sendPhoneSignUpCodeUseCase: SendPhoneSignUpCode,
    private readonly signUpWithPhoneUseCase: SignUpWithPhone,
    private readonly sendEmailVerificationUseCase: SendEmailVerification,
    private readonly sendPhoneVerificationUseCase: SendPhoneVerification,
    private readonly verifyEmailUseCase: VerifyEmail,
    private readonly verifyPhoneUseCase: VerifyPhone,
    private readonly limits: RateLimits,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get('auth/user')
  @AllowedWhileDeletionPending()
  @AsksForAccount()
  @Operation({ summary: 'The signed-in account', response: CurrentUserSchema })
  getCurrentUser(@CurrentPrincipal() { account }: Principal): CurrentUser {
    if (!account) throw notSignedIn();
    return account;
  }

  @Post('auth/signup')
  @Public()
  @IpLimit(SIGN_UPS_PER_IP)
  @Operation({
    summary: 'Sign up; the answer does not tell whether the address is known',
    status: CREATED,
    response: AcceptedSchema,
  })
  async signUp(
    @Body({ schema: SignUpSchema }) body: SignUpInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Accepted> {
    const { answer, token } = await this.signUpUseCase.execute(body);
    if (token) response.cookie(cookieName(this.config, 'signup'), token, cookieOptions(this.config, 'signup'));
    return answer;
  }

  @Post('auth/send-phone-sign-up-code')
  @Public()
  @IpLimit(SENT_CODES_PER_IP)
  @Operation({
    summary: 'Send the code by which a phone number alone makes an account',
    status: ACCEPTED,
    response: AcceptedSchema,
  })
  async sendPhoneSignUpCode(
    @Body({ schema: SendPhoneSignUpCodeSchema }) body: { phone: string },
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Accepted> {
    const known = readCookie(request, this.config, 'phone');
    const { answer, token } = await this.sendPhoneSignUpCodeUseCase.execute(body.phone, known);
    if (token) response.cookie(cookieName(this.config, 'phone'), token, cookieOptions(this.config, 'phone'));
    return answer;
  }

  @Post('auth/sign-up-with-phone')
  @Public()
  @IpLimit(ENTERED_CODES_PER_IP)
  @Operation({ summary: 'Make an account with a phone number and its code', response: VerifiedSchema })
  async signUpWithPhone(
    @Body({ schema: SignUpWithPhoneSchema }) body: SignUpWithPhoneInput,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Verified> {
    const { answer, onceToken } = await this.signUpWithPhoneUseCase.execute(
      body,
      readCookie(request, this.config, 'phone'),
    );
    response.cookie(cookieName(this.config, 'once'), onceToken, cookieOptions(this.config, 'once'));
    await takeBackCode(this.limits, request.ip);
    return answer;
  }

  @Post('auth/send-email-verification')
  @Public()
  @IpLimit(SENT_CODES_PER_IP)
  @Operation({ summary: 'Send a code to a mailbox', status: ACCEPTED, response: AcceptedSchema })
  sendEmailVerification(@Body({ schema: SendEmailCodeSchema }) body: { email: string }): Promise<Accepted> {
    return this.sendEmailVerificationUseCase.execute(body.email);
  }

  @Post('auth/send-phone-verification')
  @Public()
  @IpLimit(SENT_CODES_PER_IP)
  @Operation({ summary: 'Send a code to a phone', status: ACCEPTED, response: AcceptedSchema })
  sendPhoneVerification(
    @Body({ schema: SendPhoneCodeSchema }) body: { phone: string },
    @Req() request: Request,
  ): Promise<Accepted> {
    return this.sendPhoneVerificationUseCase.execute(body.phone, this.callerOf(request));
  }

  @Post('auth/verify-email')
  @Public()
  @IpLimit(ENTERED_CODES_PER_IP)
  @Operation({ summary: 'Verify a mailbox with its code', response: VerifiedSchema })
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

  @Get('demo-accounts')
  @Public()
  @Operation({ summary: 'Accounts of the demonstration data; none elsewhere', response: z.array(DemoAccountSchema) })
  listDemoAccounts(): DemoAccount[] {
    return this.config.NUKKAD_DEMO ? [...DEMO_ACCOUNTS] : [];
  }

  private callerOf(request: Request): PhoneCaller {
    return { signUpToken: readCookie(request, this.config, 'signup'), userId: request.user?.userId };
  }
}
