import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RecentSignInCheck } from '../../common/security/recent-sign-in-check.js';
import { SessionCheck } from '../../common/security/session-check.js';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { RewardsModule } from '../rewards/rewards.public.js';
import { UsersModule } from '../users/users.public.js';
import { AccountCodes } from './account-codes.js';
import { AccountController } from './account.controller.js';
import { AccountResolver } from './account-resolver.js';
import { AuthPersonalData } from './auth-personal-data.js';
import { AuthHousekeeping } from './auth-housekeeping.js';
import { ClosedSessions } from './closed-sessions.js';
import { CodeDigest } from './code-digest.js';
import { CodeRequests } from './code-requests.js';
import { DeviceSessions } from './device-sessions.js';
import { LoginTransactionEntity } from './entities/login-transaction.entity.js';
import { SessionEntity } from './entities/session.entity.js';
import { OneTimeSignInEntity } from './entities/one-time-sign-in.entity.js';
import { SignUpEntity } from './entities/sign-up.entity.js';
import { UserIdentityEntity } from './entities/user-identity.entity.js';
import { VerificationCodeEntity } from './entities/verification-code.entity.js';
import { FinishLogIn } from './finish-log-in.use-case.js';
import { LogIn } from './log-in.use-case.js';
import { LogOut } from './log-out.use-case.js';
import { LoginController } from './login.controller.js';
import { LoginTransactionRepository } from './login-transaction.repository.js';
import { OidcClient } from './oidc-client.js';
import { OneTimeSignIns } from './one-time-sign-ins.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordProof } from './password-proof.js';
import { PhoneOwner } from './phone-owner.js';
import { SendSignInCode } from './send-sign-in-code.use-case.js';
import { SessionStrategy } from './session.strategy.js';
import { Sessions } from './sessions.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { SignInWithCode } from './sign-in-with-code.use-case.js';
import { SignInWithPassword } from './sign-in-with-password.use-case.js';
import { StaffActivity } from './staff-activity.js';
import { SIGN_UP_PROVIDERS } from './sign-up.providers.js';
import { VerificationController } from './verification.controller.js';

@Module({
  imports: [
    DiscoveryModule,
    UsersModule,
    NotificationsModule,
    RewardsModule,
    TypeOrmModule.forFeature([
      SessionEntity,
      UserIdentityEntity,
      LoginTransactionEntity,
      SignUpEntity,
      VerificationCodeEntity,
      OneTimeSignInEntity,
    ]),
  ],
  controllers: [AccountController, VerificationController, LoginController],
  providers: [
    Sessions,
    { provide: SessionCheck, useExisting: Sessions },
    { provide: RecentSignInCheck, useExisting: Sessions },
    ClosedSessions,
    StaffActivity,
    DeviceSessions,
    AccountCodes,
    AuthPersonalData,
    SessionStrategy,
    PasswordHasher,
    PasswordProof,
    SignInThrottle,
    CodeDigest,
    CodeRequests,
    PhoneOwner,
    OidcClient,
    AccountResolver,
    AuthHousekeeping,
    LoginTransactionRepository,
    OneTimeSignIns,
    LogIn,
    FinishLogIn,
    LogOut,
    SignInWithPassword,
    SendSignInCode,
    SignInWithCode,
    ...SIGN_UP_PROVIDERS,
  ],
  exports: [
    Sessions,
    RecentSignInCheck,
    StaffActivity,
    DeviceSessions,
    AccountCodes,
    PasswordHasher,
    OneTimeSignIns,
    SignInWithPassword,
    SendSignInCode,
    SignInWithCode,
  ],
})
export class AuthModule {}
