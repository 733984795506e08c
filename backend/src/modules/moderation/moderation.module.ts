import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SuspensionCheck } from '../../common/security/suspension-check.js';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { UsersModule } from '../users/users.public.js';
import { AccountSuspensions } from './account-suspensions.js';
import { AppealSuspensionUseCase } from './appeal-suspension.use-case.js';
import { DecideSuspensionAppealUseCase } from './decide-suspension-appeal.use-case.js';
import { SuspensionEntity } from './entities/suspension.entity.js';
import { ModerationPersonalData } from './moderation-personal-data.js';
import { OwnSuspensionController } from './own-suspension.controller.js';
import { ReinstateUserUseCase } from './reinstate-user.use-case.js';
import { StaffUserController } from './staff-user.controller.js';
import { StaffUserReads } from './staff-user-reads.js';
import { StaffUsersReadModel } from './staff-users.read-model.js';
import { SuspendUserUseCase } from './suspend-user.use-case.js';
import { SuspensionAppealComposer } from './suspension-appeal.composer.js';
import { SuspensionNotifier } from './suspension-notifier.js';
import { SuspensionController } from './suspension.controller.js';
import { SuspensionReadModel } from './suspension.read-model.js';
import { SuspensionRepository } from './suspension.repository.js';

/** Accounts as shown to the staff, and suspensions. */
@Module({
  imports: [UsersModule, NotificationsModule, TypeOrmModule.forFeature([SuspensionEntity])],
  controllers: [StaffUserController, SuspensionController, OwnSuspensionController],
  providers: [
    SuspensionRepository,
    SuspensionReadModel,
    SuspensionNotifier,
    SuspensionAppealComposer,
    SuspendUserUseCase,
    ReinstateUserUseCase,
    AppealSuspensionUseCase,
    DecideSuspensionAppealUseCase,
    StaffUsersReadModel,
    StaffUserReads,
    ModerationPersonalData,
    AccountSuspensions,
    { provide: SuspensionCheck, useExisting: AccountSuspensions },
  ],
  exports: [SuspensionCheck],
})
export class ModerationModule {}
