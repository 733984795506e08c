import { Injectable } from '@nestjs/common';
import type { Language } from '@nukkad/contract/languages';
import { DEFAULT_COUNTRY, type UpdateNotificationPreferences } from '@nukkad/contract/accounts/account';
import type { Side, StaffRole, UserRole, WorkPreferences } from '@nukkad/contract/accounts/users';
import type { EntityManager } from 'typeorm';
import { AccountDetails } from './account-details.js';
import { UserEntity } from './entities/user.entity.js';
import { PHONE_IS_ANOTHERS } from './phone-identities.js';

/** A person's details at sign-up. `phone` is E.164. */
export interface SignUpDetails {
  firstName: string;
  lastName: string;
  phone: string;
  phoneVerifiedAt: Date | null;
  passwordHash: string;
}

/** An account with a verified mailbox and no other details of its owner. */
export interface VerifiedAccount {
  email: string;
  role: UserRole;
  language: Language;
  firstName?: string;
  lastName?: string;
}

/** An account with a verified number (E.164) and no other details of its owner. */
export interface PhoneAccount extends Omit<VerifiedAccount, 'email'> {
  phone: string;
}

/** Texts about a person that are empty by default. */
export type PersonalText =
  | 'firstName'
  | 'lastName'
  | 'bio'
  | 'street'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'country'
  | 'billingName'
  | 'billingEmail'
  | 'billingAddress'
  | 'billingCity'
  | 'billingState'
  | 'billingZip'
  | 'billingCountry';

/** Returns the value of an account's field without details. */
const emptyOf = (field: string): string => (field === 'country' || field === 'billingCountry' ? DEFAULT_COUNTRY : '');

/**
 * Loads and stores accounts. The first parameter of each method is the transaction (or the plain manager, for a read).
 */
@Injectable()
export class UserRepository {
  constructor(private readonly details: AccountDetails) {}

  async findById(tx: EntityManager, id: string): Promise<UserEntity | null> {
    const user = await tx.findOneBy(UserEntity, { id });
    return user && Object.assign(user, this.details.open(id, user));
  }

  /** Finds an account by e-mail address, ignoring case; its address and billing details are encrypted. */
  findByEmail(tx: EntityManager, email: string): Promise<UserEntity | null> {
    return tx.findOneBy(UserEntity, { email: email.toLowerCase() });
  }

  /** Finds an account by e-mail address and locks it until the transaction ends. */
  lockByEmail(tx: EntityManager, email: string): Promise<UserEntity | null> {
    return tx.findOne(UserEntity, { where: { email: email.toLowerCase() }, lock: { mode: 'pessimistic_write' } });
  }

  /** Creates an account with an unverified mailbox; returns null when the address has one already. */
  async insertSignUp(
    tx: EntityManager,
    email: string,
    details: SignUpDetails,
    language: Language,
  ): Promise<string | null> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO users (email, role, first_name, last_name, phone, password_hash, language)
       VALUES ($1, 'job_seeker', $2, $3, $4, $5, $6) ON CONFLICT (email) DO NOTHING RETURNING id`,
      [email, details.firstName, details.lastName, details.phone, details.passwordHash, language],
    );
    return rows[0]?.id ?? null;
  }

  /** Creates an account with a verified mailbox; returns null when the address has one already. */
  async insertVerified(tx: EntityManager, account: VerifiedAccount): Promise<string | null> {
    const { email, role, language, firstName = '', lastName = '' } = account;
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO users (email, role, language, first_name, last_name, needs_name, email_verified_at)
       VALUES ($1, $2, $3, $4, $5, $4 = '', clock_timestamp()) ON CONFLICT (email) DO NOTHING RETURNING id`,
      [email, role, language, firstName, lastName],
    );
    return rows[0]?.id ?? null;
  }

  /**
   * Creates an account with a verified number and without an address; callers check first that the number has no
   * account.
   */
  async insertWithPhone(tx: EntityManager, account: PhoneAccount): Promise<string> {
    const { phone, role, language, firstName = '', lastName = '' } = account;
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO users (phone, role, language, first_name, last_name, needs_name, phone_verified_at)
       VALUES ($1, $2, $3, $4, $5, $4 = '', clock_timestamp()) RETURNING id`,
      [phone, role, language, firstName, lastName],
    );
    return String(rows[0]?.id);
  }

  /** Replaces the details of an account with an unverified mailbox. */
  async replaceUnverified(tx: EntityManager, id: string, details: SignUpDetails, language?: Language): Promise<void> {
    await tx.query(
      `UPDATE users SET first_name = $2, last_name = $3, phone = $4, phone_verified_at = $5, password_hash = $6,
              language = COALESCE($7, language), updated_at = clock_timestamp()
       WHERE id = $1 AND email_verified_at IS NULL`,
      [
        id,
        details.firstName,
        details.lastName,
        details.phone,
        details.phoneVerifiedAt,
        details.passwordHash,
        language ?? null,
      ],
    );
  }

  /**
   * Records that the owner of the mailbox confirms the account; returns false when that was already recorded. A number
   * with which another account signs in by now counts as unverified here.
   */
  async confirmEmail(tx: EntityManager, id: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE users SET email_verified_at = clock_timestamp(), updated_at = clock_timestamp(),
              phone_verified_at = CASE WHEN ${PHONE_IS_ANOTHERS} THEN NULL ELSE phone_verified_at END
       WHERE id = $1 AND email_verified_at IS NULL`,
      [id],
    );
    return count === 1;
  }

  /**
   * Transfers an unverified account to the person who has just verified its mailbox. All data that another person may
   * have entered is deleted: above all the password, with which a stranger who signed up with this address first could
   * sign in again.
   */
  async replaceUnverifiedOwner(tx: EntityManager, id: string): Promise<void> {
    await tx.query(
      `UPDATE users SET email_verified_at = clock_timestamp(), password_hash = NULL, phone = NULL,
              phone_verified_at = NULL, first_name = '', last_name = '', needs_name = true,
              updated_at = clock_timestamp()
       WHERE id = $1 AND email_verified_at IS NULL`,
      [id],
    );
  }

  /** Records that the account's owner verified `phone`; does nothing when the account has another number by now. */
  async confirmPhone(tx: EntityManager, id: string, phone: string): Promise<void> {
    await tx.query(
      `UPDATE users SET phone_verified_at = clock_timestamp(), pending_phone = NULLIF(pending_phone, phone),
              updated_at = clock_timestamp()
       WHERE id = $1 AND phone = $2 AND phone_verified_at IS NULL`,
      [id, phone],
    );
  }

  /** Puts a stronger hash of the same password in the place of `old`. */
  async rehash(tx: EntityManager, id: string, old: string, stronger: string): Promise<void> {
    await tx.query(`UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2`, [id, old, stronger]);
  }

  /** Replaces the password `old`; returns false when it is no longer the current one. */
  async replacePassword(tx: EntityManager, id: string, old: string, hash: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE users SET password_hash = $3, updated_at = clock_timestamp() WHERE id = $1 AND password_hash = $2`,
      [id, old, hash],
    );
    return count === 1;
  }

  /** Adds `side` to the account; a side is never removed. */
  async addSide(tx: EntityManager, id: string, side: Side): Promise<void> {
    await tx.query(
      `UPDATE users SET role = 'both', updated_at = clock_timestamp() WHERE id = $1 AND role NOT IN ('both', $2)`,
      [id, side],
    );
  }

  /** Sets the name, or only records that it must not be asked for again. */
  async setName(tx: EntityManager, id: string, name: { firstName: string; lastName: string } | null): Promise<void> {
    await tx.query(
      `UPDATE users SET first_name = COALESCE($2, first_name), last_name = COALESCE($3, last_name),
              needs_name = false, updated_at = clock_timestamp() WHERE id = $1`,
      [id, name?.firstName ?? null, name?.lastName ?? null],
    );
  }

  /** Stores the given preferences; absent fields are unchanged, null clears a rate. */
  async setWorkPreferences(tx: EntityManager, id: string, preferences: WorkPreferences): Promise<void> {
    await this.set(tx, id, preferences);
  }

  /** Sets the staff role of the account and returns its id; null when there is no account with this address. */
  async setStaffRole(tx: EntityManager, email: string, staffRole: StaffRole | null): Promise<string | null> {
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE users SET staff_role = $2, updated_at = clock_timestamp() WHERE email = $1 RETURNING id`,
      [email.toLowerCase(), staffRole],
    );
    return rows[0]?.id ?? null;
  }

  /** Stores the given texts; absent fields are unchanged, null clears a field. */
  async setTexts(
    tx: EntityManager,
    id: string,
    texts: Partial<Record<PersonalText, string | null | undefined>>,
  ): Promise<void> {
    const given = Object.entries(texts).map(
      ([field, text]) => [field, text === null || text === '' ? emptyOf(field) : text] as const,
    );
    await this.set(tx, id, this.details.seal(id, Object.fromEntries(given)));
  }

  /** Locks and returns the account, unless it is erased, until the transaction ends. */
  async lockAccount(tx: EntityManager, id: string): Promise<{ role: UserRole; staffRole: StaffRole | null } | null> {
    const rows: { role: UserRole; staffRole: StaffRole | null }[] = await tx.query(
      `SELECT role, staff_role AS "staffRole" FROM users WHERE id = $1 AND erased_at IS NULL FOR NO KEY UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Sets the end of the account's suspension; null clears it. */
  async setSuspendedUntil(tx: EntityManager, id: string, until: Date | null): Promise<void> {
    await this.set(tx, id, { suspendedUntil: until });
  }

  /** Stores the channels for news; absent fields are unchanged. */
  async setNotificationPreferences(
    tx: EntityManager,
    id: string,
    { mail: mailNews, text: textNews, ...quiet }: UpdateNotificationPreferences,
  ): Promise<void> {
    await this.set(tx, id, { mailNews, textNews, ...quiet });
  }

  private async set(tx: EntityManager, id: string, fields: object): Promise<void> {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length === 0) return;
    await tx.update(UserEntity, { id }, { ...given, updatedAt: () => 'clock_timestamp()' });
  }
}
