import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CurrentUser } from '@nukkad/domain/users';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { SHOWN_AVAILABILITY } from './availability-sql.js';
import { UserEntity } from './entities/user.entity.js';
import { WorkerAvailabilityEntity } from './entities/worker-availability.entity.js';
import { type AvailabilityRow, shownAvailability } from './shown-availability.js';
import { IS_SUSPENDED } from './suspended-sql.js';

/** Columns of the raw query row in addition to the account. */
export interface AccountState {
  availability: AvailabilityRow | null;
  suspended: boolean;
}

/** Extends a query for the account `u` by its availability and its suspension, in the raw row. */
export const withAccountState = (query: SelectQueryBuilder<UserEntity>): SelectQueryBuilder<UserEntity> =>
  query
    .leftJoin(WorkerAvailabilityEntity, 'a', 'a.userId = u.id')
    .addSelect(SHOWN_AVAILABILITY, 'availability')
    .addSelect(IS_SUSPENDED, 'suspended');

/** Returns an account in the view of its owner, with the columns that `withAccountState` added. */
export function currentUserOf(user: UserEntity, { availability, suspended }: AccountState): CurrentUser {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    bio: user.bio,
    street: user.street,
    city: user.city,
    state: user.state,
    zipCode: user.zipCode,
    country: user.country,
    billingName: user.billingName,
    billingEmail: user.billingEmail,
    billingAddress: user.billingAddress,
    billingCity: user.billingCity,
    billingState: user.billingState,
    billingZip: user.billingZip,
    billingCountry: user.billingCountry,
    profileImageUrl: user.profileImageUrl,
    role: user.role,
    staffRole: user.staffRole,
    emailVerified: user.emailVerifiedAt !== null,
    phoneVerified: user.phoneVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    availability: shownAvailability(availability),
    skills: user.skills,
    preferredCategories: user.preferredCategories,
    expectedRate: user.expectedRate,
    workHours: user.workHours,
    needsName: user.needsName,
    pendingEmail: user.pendingEmail,
    pendingPhone: user.pendingPhone,
    notifications: {
      mail: user.mailNews,
      text: user.textNews,
      quietHours: user.quietHours,
      quietFrom: user.quietFrom,
      quietUntil: user.quietUntil,
      urgentWorkInQuietHours: user.urgentWorkInQuietHours,
    },
    deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
    suspendedUntil: suspended ? (user.suspendedUntil?.toISOString() ?? null) : null,
  };
}

/** The account in the view of its owner. */
@Injectable()
export class CurrentUserReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the account `id`; throws notFound when it does not exist. Inside a transaction, pass its manager. */
  async get(id: string, manager: EntityManager = this.dataSource.manager): Promise<CurrentUser> {
    const query = withAccountState(manager.createQueryBuilder(UserEntity, 'u')).where('u.id = :id', { id });
    const { raw, entities } = await query.getRawAndEntities<AccountState>();
    const [user, row] = [entities[0], raw[0]];
    if (!user || !row) throw notFound();
    return currentUserOf(user, row);
  }
}
