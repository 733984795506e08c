import type { StaffRole, UserRole } from '@nukkad/contract/accounts/users';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { isPlainText } from '../../../common/security/pii-cipher.js';
import { UserPreferences } from './user-preferences.js';

/** SQL: whether one of the encrypted details is plain text. */
const PLAIN_DETAILS = [
  'street',
  'zip_code',
  'billing_name',
  'billing_email',
  'billing_address',
  'billing_city',
  'billing_zip',
]
  .map((column) => `(${isPlainText(column)})`)
  .join(' OR ');

/** An account: a person who looks for work, hires, or both. */
@Entity('users')
@Check('users_role', `role IN ('job_seeker', 'employer', 'both')`)
@Check('users_staff_role', `staff_role IN ('support', 'admin')`)
@Check('users_quiet_from', `quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`)
@Check('users_quiet_until', `quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`)
@Check('users_reachable', `email IS NOT NULL OR (phone IS NOT NULL AND phone_verified_at IS NOT NULL)`)
@Check('users_joined', `joined_into IS NULL OR erased_at IS NOT NULL`)
@Index('users_plain', ['id'], { where: PLAIN_DETAILS })
@Index('users_phones_plain', ['id'], { where: `(${isPlainText('phone')}) OR (${isPlainText('pending_phone')})` })
@Index('users_phone_undigested', ['id'], { where: `phone <> '' AND phone_digest IS NULL` })
@Index('users_phone_digest_alone', ['phoneDigest'], { unique: true, where: 'email IS NULL' })
@Index('users_verified_phone_digest', ['phoneDigest'], { where: 'phone_verified_at IS NOT NULL' })
@Index('users_phone_alone', ['phone'], { unique: true, where: 'email IS NULL' })
@Index('users_verified_phone', ['phone'], { where: 'phone_verified_at IS NOT NULL' })
@Index('users_deletion_due', ['deletionDueAt'], { where: 'deletion_due_at IS NOT NULL' })
export class UserEntity extends UserPreferences {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Lower-cased; null for an account with a verified number and no address yet. */
  @Index('users_email', { unique: true })
  @Column('text', { nullable: true })
  email: string | null;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;

  /** E.164; encrypted in the database. */
  @Column('text', { nullable: true })
  phone: string | null;

  /** Digest of the number; null without a number, and in rows of an earlier release. */
  @Column('text', { name: 'phone_digest', nullable: true })
  phoneDigest: string | null;

  @Column('timestamptz', { name: 'phone_verified_at', nullable: true })
  phoneVerifiedAt: Date | null;

  /** argon2id; null when the account has no local password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('text')
  role: UserRole;

  @Column('text', { name: 'staff_role', nullable: true })
  staffRole: StaffRole | null;

  @Column('text', { name: 'first_name', default: '' })
  firstName: string;

  @Column('text', { name: 'last_name', default: '' })
  lastName: string;

  /** True until the person enters a name or declines to. */
  @Column('boolean', { name: 'needs_name', default: false })
  needsName: boolean;

  @Column('text', { default: '' })
  bio: string;

  @Column('text', { default: '' })
  street: string;

  @Column('text', { default: '' })
  city: string;

  @Column('text', { default: '' })
  state: string;

  @Column('text', { name: 'zip_code', default: '' })
  zipCode: string;

  @Column('text', { default: 'India' })
  country: string;

  @Column('text', { name: 'billing_name', default: '' })
  billingName: string;

  @Column('text', { name: 'billing_email', default: '' })
  billingEmail: string;

  @Column('text', { name: 'billing_address', default: '' })
  billingAddress: string;

  @Column('text', { name: 'billing_city', default: '' })
  billingCity: string;

  @Column('text', { name: 'billing_state', default: '' })
  billingState: string;

  @Column('text', { name: 'billing_zip', default: '' })
  billingZip: string;

  @Column('text', { name: 'billing_country', default: 'India' })
  billingCountry: string;

  @Column('text', { name: 'profile_image_url', nullable: true })
  profileImageUrl: string | null;

  /** The address that replaces `email` after its mailbox is verified. */
  @Column('text', { name: 'pending_email', nullable: true })
  pendingEmail: string | null;

  /** The number (E.164) that replaces `phone` after its code is entered; encrypted in the database. */
  @Column('text', { name: 'pending_phone', nullable: true })
  pendingPhone: string | null;

  /** End of the account's suspension, from `suspensions`; past or null without an active one. */
  @Index('users_suspended', { where: 'suspended_until IS NOT NULL' })
  @Column('timestamptz', { name: 'suspended_until', nullable: true })
  suspendedUntil: Date | null;

  /** Time of the account's erasure; null without a request for it. */
  @Column('timestamptz', { name: 'deletion_due_at', nullable: true })
  deletionDueAt: Date | null;

  /** Time at which all data about the person was erased; this empty row remains for references from other rows. */
  @Column('timestamptz', { name: 'erased_at', nullable: true })
  erasedAt: Date | null;

  /** The account of the same person that this one was joined to; null for accounts that were not joined. */
  @Index('users_joined_into', { where: 'joined_into IS NOT NULL' })
  @Column('uuid', { name: 'joined_into', nullable: true })
  joinedInto: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
