import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AddRole } from './add-role.use-case.js';
import { AvailabilityController } from './availability.controller.js';
import { AvatarController } from './avatar.controller.js';
import { Avatars } from './avatars.js';
import { ContactReadModel } from './contact.read-model.js';
import { CurrentUserReadModel } from './current-user.read-model.js';
import { EndAvailability } from './end-availability.use-case.js';
import { AvatarEntity } from './entities/avatar.entity.js';
import { FormerContactEntity } from './entities/former-contact.entity.js';
import { UserEntity } from './entities/user.entity.js';
import { WorkerAvailabilityEntity } from './entities/worker-availability.entity.js';
import { GrantStaffRole } from './grant-staff-role.use-case.js';
import { JoinedAccountRepository } from './joined-account.repository.js';
import { AboutPerson } from './about-person.js';
import { AccountDetails } from './account-details.js';
import { AccountNumbers } from './account-numbers.js';
import { AccountStandingRepository } from './account-standing.repository.js';
import { AccountDeletionRepository } from './account-deletion.repository.js';
import { NewsPreferencesReadModel } from './news-preferences.read-model.js';
import { FormerContacts } from './former-contacts.js';
import { PendingContactRepository } from './pending-contact.repository.js';
import { PhoneIdentities } from './phone-identities.js';
import { PersonalDataRegistry } from './personal-data-registry.js';
import { SetAvatar } from './set-avatar.use-case.js';
import { SetName } from './set-name.use-case.js';
import { SettingsController } from './settings.controller.js';
import { SuggestedKindsReadModel } from './suggested-kinds.read-model.js';
import { TextNews } from './text-news.js';
import { UpdateAddress } from './update-address.use-case.js';
import { UpdateAvailability } from './update-availability.use-case.js';
import { UpdateBilling } from './update-billing.use-case.js';
import { UpdateNotificationPreferences } from './update-notification-preferences.use-case.js';
import { UpdateWorkPreferences } from './update-work-preferences.use-case.js';
import { UserController } from './user.controller.js';
import { UserRepository } from './user.repository.js';
import { UsersPersonalData } from './users-personal-data.js';
import { UsersSchedule } from './users.schedule.js';
import { WorkerAvailabilityRepository } from './worker-availability.repository.js';

@Module({
  imports: [
    DiscoveryModule,
    TypeOrmModule.forFeature([UserEntity, AvatarEntity, WorkerAvailabilityEntity, FormerContactEntity]),
  ],
  controllers: [UserController, SettingsController, AvatarController, AvailabilityController],
  providers: [
    TextNews,
    UserRepository,
    FormerContacts,
    PendingContactRepository,
    PhoneIdentities,
    AccountDeletionRepository,
    AccountStandingRepository,
    AboutPerson,
    AccountDetails,
    AccountNumbers,
    JoinedAccountRepository,
    WorkerAvailabilityRepository,
    CurrentUserReadModel,
    SuggestedKindsReadModel,
    ContactReadModel,
    NewsPreferencesReadModel,
    Avatars,
    PersonalDataRegistry,
    UsersPersonalData,
    UsersSchedule,
    AddRole,
    SetName,
    SetAvatar,
    UpdateAddress,
    UpdateBilling,
    UpdateNotificationPreferences,
    UpdateWorkPreferences,
    UpdateAvailability,
    EndAvailability,
    GrantStaffRole,
  ],
  exports: [
    TextNews,
    FormerContacts,
    UserRepository,
    PendingContactRepository,
    PhoneIdentities,
    AccountDeletionRepository,
    AccountStandingRepository,
    AboutPerson,
    AccountDetails,
    JoinedAccountRepository,
    WorkerAvailabilityRepository,
    CurrentUserReadModel,
    ContactReadModel,
    NewsPreferencesReadModel,
    PersonalDataRegistry,
  ],
})
export class UsersModule {}
