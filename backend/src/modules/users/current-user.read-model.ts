import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { DataSource, type EntityManager } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import { notFound } from '../../common/errors/common.errors.js';
import { AccountDetails } from './account-details.js';
import { SHOWN_AVAILABILITY } from './availability-sql.js';
import type { UserEntity } from './entities/user.entity.js';
import { type AvailabilityRow, shownAvailability } from './shown-availability.js';
import { IS_SUSPENDED } from './suspended-sql.js';

/** Columns that the owner sees, by their property. */
const OWN_COLUMNS = {
  id: 'id',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  emailVerifiedAt: 'email_verified_at',
  phone: 'phone',
  phoneVerifiedAt: 'phone_verified_at',
  bio: 'bio',
  street: 'street',
  city: 'city',
  state: 'state',
  zipCode: 'zip_code',
  country: 'country',
  billingName: 'billing_name',
  billingEmail: 'billing_email',
  billingAddress: 'billing_address',
  billingCity: 'billing_city',
  billingState: 'billing_state',
  billingZip: 'billing_zip',
  billingCountry: 'billing_country',
  profileImageUrl: 'profile_image_url',
  role: 'role',
  staffRole: 'staff_role',
  skills: 'skills',
  preferredCategories: 'preferred_categories',
  expectedRate: 'expected_rate',
  workHours: 'work_hours',
  needsName: 'needs_name',
  pendingEmail: 'pending_email',
  pendingPhone: 'pending_phone',
  mailNews: 'mail_news',
  textNews: 'text_news',
  quietHours: 'quiet_hours',
  quietFrom: 'quiet_from',
  quietUntil: 'quiet_until',
  urgentWorkInQuietHours: 'urgent_work_in_quiet_hours',
  deletionDueAt: 'deletion_due_at',
  suspendedUntil: 'suspended_until',
} as const satisfies Partial<Record<keyof UserEntity, string>>;

/** An account as its owner's view is made of it: a row of `ACCOUNT_COLUMNS`. */
export interface AccountRow extends Pick<UserEntity, keyof typeof OWN_COLUMNS> {
  hasPassword: boolean;
  availability: AvailabilityRow | null;
  suspended: boolean;
}

/** SQL: the columns of `AccountRow`, from `ACCOUNT_TABLES`. */
export const ACCOUNT_COLUMNS = [
  ...Object.entries(OWN_COLUMNS).map(([property, column]) => `u.${column} AS "${property}"`),
  `u.password_hash IS NOT NULL AS "hasPassword"`,
  `${SHOWN_AVAILABILITY} AS availability`,
  `${IS_SUSPENDED} AS suspended`,
].join(', ');

/** SQL: the account `u` with its availability `a`. */
export const ACCOUNT_TABLES = 'users u LEFT JOIN worker_availabilities a ON a.user_id = u.id';

/** Returns an account in the view of its owner, from a row with decrypted details. */
function currentUserOf(user: AccountRow): CurrentUser {
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
    hasPassword: user.hasPassword,
    availability: shownAvailability(user.availability),
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
    suspendedUntil: user.suspended ? (user.suspendedUntil?.toISOString() ?? null) : null,
  };
}

/** The account in the view of its owner. */
@Injectable()
export class CurrentUserReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly details: AccountDetails,
  ) {}

  /** Returns the account `id`; throws notFound when it does not exist. Inside a transaction, pass its manager. */
  async get(id: string, manager: EntityManager = this.dataSource.manager): Promise<CurrentUser> {
    const [row]: AccountRow[] = await manager.query(
      prepared(`SELECT ${ACCOUNT_COLUMNS} FROM ${ACCOUNT_TABLES} WHERE u.id = $1`),
      [id],
    );
    if (!row) throw notFound();
    return this.viewOf(row);
  }

  /** Returns the account of a row in the view of its owner. */
  viewOf(row: AccountRow): CurrentUser {
    return currentUserOf(this.details.open(row.id, row));
  }
}
