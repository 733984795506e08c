import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ChangePassword as ChangePasswordInput,
  ChangePasswordSchema,
  type DeviceSession,
  DeviceSessionSchema,
  type Revoked,
  RevokedSchema,
} from '@nukkad/contract/accounts/account';
import { type Accepted, AcceptedSchema } from '@nukkad/contract/accounts/auth';
import { uuid } from '@nukkad/contract/primitives';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import {
  CurrentPrincipal,
  type Principal,
  RequiresFactorOfStaff,
  RequiresRecentSignIn,
} from '../../common/security/principal.js';
import { DeviceSessions } from '../auth/auth.public.js';
import { ChangePassword } from './change-password.use-case.js';
import { RevokeOtherSessions } from './revoke-other-sessions.use-case.js';
import { RevokeSession } from './revoke-session.use-case.js';

/** Sessions, password and other access to an account. */
@ApiTags('account')
@Controller('api/user')
export class SecurityController {
  constructor(
    private readonly devices: DeviceSessions,
    private readonly changePasswordUseCase: ChangePassword,
    private readonly revokeSessionUseCase: RevokeSession,
    private readonly revokeOtherSessionsUseCase: RevokeOtherSessions,
  ) {}

  @Post('change-password')
  @RequiresFactorOfStaff()
  @Operation({ summary: 'Change the password, and sign out all other sessions', response: AcceptedSchema })
  changePassword(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: ChangePasswordSchema }) body: ChangePasswordInput,
  ): Promise<Accepted> {
    return this.changePasswordUseCase.execute(principal, body);
  }

  @Get('sessions')
  @Operation({
    summary: 'List the sessions of the account, the current one first',
    response: z.array(DeviceSessionSchema),
  })
  listSessions(@CurrentPrincipal() { userId, sessionId }: Principal): Promise<DeviceSession[]> {
    return this.devices.list(userId, sessionId);
  }

  @Delete('sessions/:id')
  @RequiresRecentSignIn()
  @Operation({ summary: 'Sign out a session', response: RevokedSchema })
  revokeSession(@CurrentPrincipal() principal: Principal, @Param('id', { schema: uuid }) id: string): Promise<Revoked> {
    return this.revokeSessionUseCase.execute(principal.userId, id);
  }

  @Post('sessions/revoke-others')
  @RequiresRecentSignIn()
  @Operation({ summary: 'Sign out all sessions except the current one', response: RevokedSchema })
  revokeOtherSessions(@CurrentPrincipal() principal: Principal): Promise<Revoked> {
    return this.revokeOtherSessionsUseCase.execute(principal);
  }
}
