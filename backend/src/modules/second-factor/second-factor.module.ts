import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffCheck } from '../../common/security/staff-check.js';
import { AuthModule } from '../auth/auth.public.js';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { UsersModule } from '../users/users.public.js';
import { BeginSecondFactor } from './begin-second-factor.use-case.js';
import { ConfirmSecondFactor } from './confirm-second-factor.use-case.js';
import { StaffRecoveryCodeEntity } from './entities/staff-recovery-code.entity.js';
import { StaffSecondFactorEntity } from './entities/staff-second-factor.entity.js';
import { ResetSecondFactor } from './reset-second-factor.use-case.js';
import { SecondFactorCodes } from './second-factor-codes.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorPersonalData } from './second-factor-personal-data.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorSecrets } from './second-factor-secrets.js';
import { SecondFactorThrottle } from './second-factor-throttle.js';
import { StaffSessions } from './staff-sessions.js';
import { VerifySecondFactor } from './verify-second-factor.use-case.js';

@Module({
  imports: [
    AuthModule,
    NotificationsModule,
    UsersModule,
    TypeOrmModule.forFeature([StaffSecondFactorEntity, StaffRecoveryCodeEntity]),
  ],
  controllers: [SecondFactorController],
  providers: [
    StaffSessions,
    { provide: StaffCheck, useExisting: StaffSessions },
    SecondFactorRepository,
    SecondFactorSecrets,
    SecondFactorThrottle,
    SecondFactorCodes,
    SecondFactorPersonalData,
    BeginSecondFactor,
    ConfirmSecondFactor,
    VerifySecondFactor,
    ResetSecondFactor,
  ],
  exports: [StaffCheck],
})
export class SecondFactorModule {}
