// What other modules may use of this one.
export { HAS_NOT_ENDED, IS_AVAILABLE, MAY_BE_ASKED, worksAt } from './availability-sql.js';
export { availabilityTerms } from './availability-terms.js';
export { type Contact, ContactReadModel, disclosablePhone } from './contact.read-model.js';
export { type AccountState, CurrentUserReadModel, currentUserOf, withAccountState } from './current-user.read-model.js';
export { UserEntity } from './entities/user.entity.js';
export { WorkerAvailabilityEntity } from './entities/worker-availability.entity.js';
export { grantStaffRole } from './grant-staff-role.use-case.js';
export { JoinedAccountRepository } from './joined-account.repository.js';
export { AccountDeletionRepository } from './account-deletion.repository.js';
export { PendingContactRepository } from './pending-contact.repository.js';
export { type AccountsToJoin, HoldsPersonalData, type PersonalData, type PersonalTable } from './personal-data.js';
export { PersonalDataRegistry } from './personal-data-registry.js';
export { PhoneIdentities } from './phone-identities.js';
export { noticeDestinationOf } from './notice-destination.js';
export { IS_SUSPENDED } from './suspended-sql.js';
export { type SignUpDetails, UserRepository } from './user.repository.js';
export { UsersModule } from './users.module.js';
export { WorkerAvailabilityRepository } from './worker-availability.repository.js';
