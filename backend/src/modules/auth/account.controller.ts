import { Body, Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Accepted,
  AcceptedSchema,
  SendPhoneSignUpCodeSchema,
  type SignUpInput,
  SignUpSchema,
  type SignUpWithPhone as SignUpWithPhoneInput,
  SignUpWithPhoneSchema,
  type Verified,
  VerifiedSchema,
} from '@nukkad/contract/accounts/auth';
import { type CurrentUser, CurrentUserSchema } from '@nukkad/contract/accounts/users';
import type { Request, Response } from 'express';
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
import { SendPhoneSignUpCode } from './send-phone-sign-up-code.use-case.js';
import { SignUpWithPhone } from './sign-up-with-phone.use-case.js';
import { SignUp } from './sign-up.use-case.js';

const CREATED = 201;
const ACCEPTED = 202;

/** The signed-in account, and sign-up with an address or with a phone number alone. */
@ApiTags('auth')
@Controller('api')
export class AccountController {
  constructor(
    private readonly signUpUseCase: SignUp,
    private readonly sendPhoneSignUpCodeUseCase: SendPhoneSignUpCode,
    private readonly signUpWithPhoneUseCase: SignUpWithPhone,
    private readonly limits: RateLimits,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get('auth/user')
  @AllowedWhileDeletionPending()
  @AsksForAccount()
  @Operation({ summary: 'Retrieve the signed-in account', response: CurrentUserSchema })
  getCurrentUser(@CurrentPrincipal() { account }: Principal): CurrentUser {
    if (!account) throw notSignedIn();
    return account;
  }

  @Post('auth/signup')
  @Public()
  @IpLimit(SIGN_UPS_PER_IP)
  @Operation({
    summary: 'Create an account with an email address; the response does not reveal whether the address is known',
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
    summary: 'Send the code for creating an account with a phone number',
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
  @Operation({ summary: 'Create an account with a phone number and its code', response: VerifiedSchema })
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
}
