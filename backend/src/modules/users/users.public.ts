// Public interface of this module for other modules.
export { HAS_NOT_ENDED, IS_AVAILABLE, MAY_BE_ASKED, worksAt, worksThroughout } from './availability-sql.js';
export { availabilityTerms } from './availability-terms.js';
export { type Contact, ContactReadModel, disclosableEmail, disclosablePhone } from './contact.read-model.js';
export {
  ACCOUNT_COLUMNS,
  ACCOUNT_TABLES,
  type AccountRow,
  CurrentUserReadModel,
  currentUserOf,
} from './current-user.read-model.js';
export { UserEntity } from './entities/user.entity.js';
export { WorkerAvailabilityEntity } from './entities/worker-availability.entity.js';
export { dashboardPathOf } from './dashboard-path.js';
export { FormerContacts } from './former-contacts.js';
export { grantStaffRole } from './grant-staff-role.use-case.js';
export { JoinedAccountRepository } from './joined-account.repository.js';
export { AccountDeletionRepository } from './account-deletion.repository.js';
export { PendingContactRepository } from './pending-contact.repository.js';
export { type AccountsToJoin, HoldsPersonalData, type PersonalData, type PersonalTable } from './personal-data.js';
export { PersonalDataRegistry } from './personal-data-registry.js';
export { personName, personParam } from './person-name.js';
export { PhoneIdentities } from './phone-identities.js';
export { noticeDestinationOf } from './notice-destination.js';
export { IS_SUSPENDED } from './suspended-sql.js';
export { TextNews } from './text-news.js';
export { type SignUpDetails, UserRepository } from './user.repository.js';
export { UsersModule } from './users.module.js';
export { KnowsWorkHistory, type WorkHistory } from './work-history.js';
export { WorkerAvailabilityRepository } from './worker-availability.repository.js';
