import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@nukkad/contract/languages';
import type { UpdateNotificationPreferences } from '@nukkad/contract/accounts/account';
import type { Side, UserRole, WorkPreferences } from '@nukkad/contract/accounts/users';
import type { EntityManager } from 'typeorm';
import { AccountDetails, type PersonalText } from './account-details.js';
import { AccountNumbers } from './account-numbers.js';
import { UserEntity } from './entities/user.entity.js';
import { PhoneIdentities } from './phone-identities.js';

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

/**
 * Loads and stores accounts. The first parameter of each method is the transaction (or the plain manager, for a read).
 */
@Injectable()
export class UserRepository {
  constructor(
    private readonly details: AccountDetails,
    private readonly numbers: AccountNumbers,
    private readonly phones: PhoneIdentities,
  ) {}

  async findById(tx: EntityManager, id: string): Promise<UserEntity | null> {
    return this.open(await tx.findOneBy(UserEntity, { id }));
  }

  /** Finds an account by e-mail address, ignoring case. */
  async findByEmail(tx: EntityManager, email: string): Promise<UserEntity | null> {
    return this.open(await tx.findOneBy(UserEntity, { email: email.toLowerCase() }));
  }

  /** Finds an account by e-mail address and locks it until the transaction ends. */
  async lockByEmail(tx: EntityManager, email: string): Promise<UserEntity | null> {
    const where = { email: email.toLowerCase() };
    return this.open(await tx.findOne(UserEntity, { where, lock: { mode: 'pessimistic_write' } }));
  }

  /** Creates an account with an unverified mailbox; returns null when the address has one already. */
  async insertSignUp(
    tx: EntityManager,
    email: string,
    details: SignUpDetails,
    language: Language,
  ): Promise<string | null> {
    const id = randomUUID();
    const { phone, phoneDigest } = this.details.sealPhone(id, details.phone);
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO users (id, email, role, first_name, last_name, phone, phone_digest, password_hash, language)
       VALUES ($1, $2, 'job_seeker', $3, $4, $5, $6, $7, $8) ON CONFLICT (email) DO NOTHING RETURNING id`,
      [id, email, details.firstName, details.lastName, phone, phoneDigest, details.passwordHash, language],
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
    const { role, language, firstName = '', lastName = '' } = account;
    const id = randomUUID();
    const { phone, phoneDigest } = this.details.sealPhone(id, account.phone);
    await tx.query(
      `INSERT INTO users (id, phone, phone_digest, role, language, first_name, last_name, needs_name, phone_verified_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $6 = '', clock_timestamp())`,
      [id, phone, phoneDigest, role, language, firstName, lastName],
    );
    return id;
  }

  /** Replaces the details of an account with an unverified mailbox. */
  async replaceUnverified(tx: EntityManager, id: string, details: SignUpDetails, language?: Language): Promise<void> {
    const { phone, phoneDigest } = this.details.sealPhone(id, details.phone);
    await tx.query(
      `UPDATE users SET first_name = $2, last_name = $3, phone = $4, phone_digest = $5, phone_verified_at = $6,
              password_hash = $7, language = COALESCE($8, language), updated_at = clock_timestamp()
       WHERE id = $1 AND email_verified_at IS NULL`,
      [
        id,
        details.firstName,
        details.lastName,
        phone,
        phoneDigest,
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
    const number = (await this.numbers.lock(tx, id))?.phone ?? null;
    const owner = number === null ? null : await this.phones.find(tx, number);
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE users SET email_verified_at = clock_timestamp(), updated_at = clock_timestamp(),
              phone_verified_at = CASE WHEN $2 THEN NULL ELSE phone_verified_at END
       WHERE id = $1 AND email_verified_at IS NULL`,
      [id, owner !== null && owner !== id],
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
              phone_digest = NULL, phone_verified_at = NULL, first_name = '', last_name = '', needs_name = true,
              updated_at = clock_timestamp()
       WHERE id = $1 AND email_verified_at IS NULL`,
      [id],
    );
  }

  /** Records that the account's owner verified `phone`; does nothing when the account has another number by now. */
  async confirmPhone(tx: EntityManager, id: string, phone: string): Promise<void> {
    const standing = await this.numbers.lock(tx, id);
    if (standing?.phone !== phone || standing.isVerified) return;
    await tx.query(
      `UPDATE users SET phone_verified_at = clock_timestamp(), updated_at = clock_timestamp(),
              pending_phone = CASE WHEN $2 THEN NULL ELSE pending_phone END
       WHERE id = $1`,
      [id, standing.pendingPhone === phone],
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

  /** Stores the given texts; absent fields are unchanged, null clears a field. */
  async setTexts(
    tx: EntityManager,
    id: string,
    texts: Partial<Record<PersonalText, string | null | undefined>>,
  ): Promise<void> {
    await this.set(tx, id, this.details.sealTexts(id, texts));
  }

  /** Stores the channels for news; absent fields are unchanged. */
  async setNotificationPreferences(
    tx: EntityManager,
    id: string,
    { mail: mailNews, text: textNews, ...quiet }: UpdateNotificationPreferences,
  ): Promise<void> {
    await this.set(tx, id, { mailNews, textNews, ...quiet });
  }

  private open(user: UserEntity | null): UserEntity | null {
    return user && Object.assign(user, this.details.open(user.id, user));
  }

  private async set(tx: EntityManager, id: string, fields: object): Promise<void> {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length === 0) return;
    await tx.update(UserEntity, { id }, { ...given, updatedAt: () => 'clock_timestamp()' });
  }
}
