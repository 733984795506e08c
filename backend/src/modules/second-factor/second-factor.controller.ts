import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type RecoveryCodes,
  RecoveryCodesSchema,
  type SecondFactor,
  type SecondFactorCode,
  SecondFactorCodeSchema,
  SecondFactorSchema,
  type SecondFactorSecret,
  SecondFactorSecretSchema,
} from '@nukkad/contract/accounts/second-factor';
import { notSignedIn } from '../../common/errors/common.errors.js';
import { Operation } from '../../common/http/operation.js';
import {
  AsksForAccount,
  BeforeSecondFactor,
  CurrentPrincipal,
  type Principal,
  RequiresStaff,
} from '../../common/security/principal.js';
import { BeginSecondFactor } from './begin-second-factor.use-case.js';
import { ConfirmSecondFactor } from './confirm-second-factor.use-case.js';
import { StaffSessions } from './staff-sessions.js';
import { VerifySecondFactor } from './verify-second-factor.use-case.js';

const CREATED = 201;

/** The second factor of the staff. */
@ApiTags('auth')
@RequiresStaff()
@BeforeSecondFactor()
@Controller('api/staff/second-factor')
export class SecondFactorController {
  constructor(
    private readonly staffSessions: StaffSessions,
    private readonly beginSecondFactorUseCase: BeginSecondFactor,
    private readonly confirmSecondFactorUseCase: ConfirmSecondFactor,
    private readonly verifySecondFactorUseCase: VerifySecondFactor,
  ) {}

  @Get()
  @Operation({ summary: 'Staff: retrieve the state of the second factor of the session', response: SecondFactorSchema })
  getSecondFactor(@CurrentPrincipal() { sessionId }: Principal): Promise<SecondFactor> {
    return this.staffSessions.getFactorState(sessionId);
  }

  @Post()
  @AsksForAccount()
  @Operation({
    summary: 'Staff: start the set-up of the second factor; the secret is returned once',
    status: CREATED,
    response: SecondFactorSecretSchema,
  })
  beginSecondFactor(@CurrentPrincipal() { userId, sessionId, account }: Principal): Promise<SecondFactorSecret> {
    if (!account) throw notSignedIn();
    return this.beginSecondFactorUseCase.execute({ userId, sessionId, email: account.email ?? '' });
  }

  @Post('confirmation')
  @Operation({
    summary: 'Staff: complete the set-up with a code of the app; the recovery codes are returned once',
    response: RecoveryCodesSchema,
  })
  confirmSecondFactor(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: SecondFactorCodeSchema }) { code }: SecondFactorCode,
  ): Promise<RecoveryCodes> {
    return this.confirmSecondFactorUseCase.execute(principal, code);
  }

  @Post('verification')
  @Operation({ summary: 'Staff: verify a code of the app, or a recovery code', response: SecondFactorSchema })
  verifySecondFactor(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: SecondFactorCodeSchema }) { code }: SecondFactorCode,
  ): Promise<SecondFactor> {
    return this.verifySecondFactorUseCase.execute(principal, code);
  }
}
