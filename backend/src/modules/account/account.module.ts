import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.public.js';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { UsersModule } from '../users/users.public.js';
import { AccountHousekeeping } from './account-housekeeping.js';
import { AccountJoining } from './account-joining.js';
import { AccountJoiningRepository } from './account-joining.repository.js';
import { AccountPersonalData } from './account-personal-data.js';
import { CancelContactChange } from './cancel-contact-change.use-case.js';
import { ChangePassword } from './change-password.use-case.js';
import { ConfirmContactChange } from './confirm-contact-change.use-case.js';
import { DeleteAccount } from './delete-account.use-case.js';
import { AccountJoiningEntity } from './entities/account-joining.entity.js';
import { SecurityNoticeEntity } from './entities/security-notice.entity.js';
import { EraseAccountUseCase } from './erase-account.use-case.js';
import { PersonalDataExport } from './export-personal-data.read-model.js';
import { GatherJoinedUseCase } from './gather-joined.use-case.js';
import { JoinAccounts } from './join-accounts.use-case.js';
import { JoinedRows } from './joined-rows.js';
import { JoiningController } from './joining.controller.js';
import { OfferJoining } from './offer-joining.use-case.js';
import { PersonalDataController } from './personal-data.controller.js';
import { ProfileController } from './profile.controller.js';
import { RevokeOtherSessions } from './revoke-other-sessions.use-case.js';
import { RevokeSession } from './revoke-session.use-case.js';
import { SecurityController } from './security.controller.js';
import { SecurityNotices } from './security-notices.js';
import { ContactChangeAdmission } from './contact-change-admission.js';
import { ContactCodes } from './contact-codes.js';
import { SendContactCode } from './send-contact-code.use-case.js';
import { SendDeletionCode } from './send-deletion-code.use-case.js';
import { SendJoiningCode } from './send-joining-code.use-case.js';
import { SendSecurityNoticeUseCase } from './send-security-notice.use-case.js';
import { UndoAccountDeletion } from './undo-account-deletion.use-case.js';
import { UpdateProfile } from './update-profile.use-case.js';
import { PhoneRemovals } from './phone-removals.js';
import { OwnerProofs } from './owner-proofs.js';
import { AccountClosings } from './account-closings.js';
import { AccountMerge } from './account-merge.js';
import { ContactOwners } from './contact-owners.js';

@Module({
  imports: [
    UsersModule,
    AuthModule,
    NotificationsModule,
    TypeOrmModule.forFeature([SecurityNoticeEntity, AccountJoiningEntity]),
  ],
  controllers: [ProfileController, JoiningController, SecurityController, PersonalDataController],
  providers: [
    SecurityNotices,
    PersonalDataExport,
    AccountHousekeeping,
    AccountPersonalData,
    AccountJoining,
    AccountJoiningRepository,
    JoinedRows,
    ContactOwners,
    AccountMerge,
    AccountClosings,
    OwnerProofs,
    PhoneRemovals,
    SendJoiningCode,
    OfferJoining,
    JoinAccounts,
    GatherJoinedUseCase,
    UpdateProfile,
    ContactChangeAdmission,
    ContactCodes,
    SendContactCode,
    ConfirmContactChange,
    CancelContactChange,
    ChangePassword,
    RevokeSession,
    RevokeOtherSessions,
    SendDeletionCode,
    DeleteAccount,
    UndoAccountDeletion,
    EraseAccountUseCase,
    SendSecurityNoticeUseCase,
  ],
})
export class AccountModule {}
