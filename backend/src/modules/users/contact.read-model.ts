import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@nukkad/contract/languages';
import { DataSource, type EntityManager } from 'typeorm';
import { currentLanguage } from '../../common/context/request-context.js';
import { translate } from '../../common/i18n/translate.js';
import { AccountDetails } from './account-details.js';
import { IS_SUSPENDED } from './suspended-sql.js';

/**
 * Name and addresses of an account. `name` is for the staff: the part of the address before the @ without a known name.
 * One side of a job sees the other by `personName`.
 */
export interface Contact {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  /** Null when none was given yet. */
  email: string | null;
  emailVerified: boolean;
  /** E.164. */
  phone: string | null;
  phoneVerified: boolean;
  suspended: boolean;
  /** The account was deleted; its name is a label for former members. */
  erased: boolean;
  city: string;
  language: Language;
}

/** Returns whether the two sides of a piece of work may contact each other: neither account is suspended. */
const mayReach = (contact: Contact | undefined, reader: Contact | undefined): contact is Contact =>
  contact !== undefined && !contact.suspended && reader !== undefined && !reader.suspended;

/**
 * Returns the phone number of `contact` for `reader`, the other side of their work; null if it is not verified or one
 * of the two accounts is suspended.
 */
export const disclosablePhone = (contact: Contact | undefined, reader: Contact | undefined): string | null =>
  mayReach(contact, reader) && contact.phoneVerified ? contact.phone : null;

/**
 * Returns the e-mail address of `contact` for `reader`; null if there is none or one of the two accounts is suspended.
 */
export const disclosableEmail = (contact: Contact | undefined, reader: Contact | undefined): string | null =>
  mayReach(contact, reader) ? contact.email : null;

interface ContactRow extends Omit<Contact, 'name'> {
  fullName: string;
  /** The account with these contacts; another one than `id` after they were joined. */
  ownerId: string;
}

/** Returns the contact of a row; a deleted account has a placeholder in the history of others. */
function contactOf({ fullName, ownerId: _ownerId, ...contact }: ContactRow): Contact {
  if (!contact.erased) {
    const name = fullName || contact.email?.split('@', 1)[0] || translate(currentLanguage(), 'users:nameless.member');
    return { ...contact, name };
  }
  const name = translate(currentLanguage(), 'users:formerMember');
  return { ...contact, name, firstName: name, lastName: '', email: null, phone: null };
}

/** Names and addresses of accounts, for lists and messages of other modules. */
@Injectable()
export class ContactReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly details: AccountDetails,
  ) {}

  /** Ids of the accounts that belong to the staff. Inside a transaction pass its manager. */
  async listStaffIds(manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM users WHERE staff_role IS NOT NULL AND erased_at IS NULL AND email_verified_at IS NOT NULL ORDER BY id`,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Returns the existing accounts among `ids`, by id; an account joined to another one has the names and addresses of
   * the latter. Inside a transaction, pass its manager.
   */
  async findByIds(
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, Contact>> {
    if (ids.length === 0) return new Map();
    const rows: ContactRow[] = await manager.query(
      `SELECT asked.id, u.id AS "ownerId", u.first_name AS "firstName", u.last_name AS "lastName",
              btrim(u.first_name || ' ' || u.last_name) AS "fullName",
              u.email, u.email_verified_at IS NOT NULL AS "emailVerified", u.phone,
              u.phone_verified_at IS NOT NULL AS "phoneVerified", ${IS_SUSPENDED} AS suspended, u.language,
              u.erased_at IS NOT NULL AS erased, u.city
       FROM users asked JOIN users u ON u.id = coalesce(asked.joined_into, asked.id) WHERE asked.id = ANY($1::uuid[])`,
      [[...new Set(ids)]],
    );
    return new Map(
      rows.map((row) => [row.id, contactOf({ ...row, phone: this.details.openPhone(row.ownerId, row.phone) })]),
    );
  }
}
