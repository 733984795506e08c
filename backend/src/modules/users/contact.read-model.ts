import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@nukkad/domain/languages';
import { DataSource, type EntityManager } from 'typeorm';
import { currentLanguage } from '../../common/http/request-context.js';
import { translate } from '../../common/i18n/translate.js';

/** How to name and reach an account. `name` is the part of the address before the @ while no name is known. */
export interface Contact {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
  /** E.164. */
  phone: string | null;
  phoneVerified: boolean;
  language: Language;
  /** Whether news may be mailed; codes and words about the account's safety always may. */
  mayMail: boolean;
  /** Whether news may be texted: allowed, and the number is proven. */
  mayText: boolean;
  /** When the reader's quiet hours end (ISO 8601); null while it is not quiet. News that are no emergency wait till then. */
  quietUntil: string | null;
}

interface ContactRow extends Omit<Contact, 'name' | 'quietUntil'> {
  fullName: string;
  erased: boolean;
  quietUntil: Date | null;
}

/** The quiet hours' next end, on India's clock. */
const QUIET_END = `(now.local::date + u.quiet_until::time
  + CASE WHEN u.quiet_until::time <= now.local::time THEN interval '1 day' ELSE interval '0' END) AT TIME ZONE 'Asia/Kolkata'`;
/** Quiet hours may reach over midnight. */
const IS_QUIET = `CASE WHEN u.quiet_from < u.quiet_until
    THEN now.local::time >= u.quiet_from::time AND now.local::time < u.quiet_until::time
    ELSE now.local::time >= u.quiet_from::time OR now.local::time < u.quiet_until::time END`;

/** Whoever is gone has left a placeholder in the history of others. */
function contactOf({ fullName, erased, quietUntil, ...row }: ContactRow): Contact {
  const contact = { ...row, quietUntil: quietUntil?.toISOString() ?? null };
  if (!erased) return { ...contact, name: fullName || (row.email.split('@', 1)[0] ?? '') };
  const name = translate(currentLanguage(), 'users:formerMember');
  return { ...contact, name, firstName: name, lastName: '', email: '' };
}

/** Names and addresses of accounts, for lists and messages of other modules. */
@Injectable()
export class ContactReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Ids of the accounts that belong to the staff. */
  async staffIds(): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM users WHERE staff_role IS NOT NULL AND erased_at IS NULL AND email_verified_at IS NOT NULL ORDER BY id`,
    );
    return rows.map(({ id }) => id);
  }

  /** The accounts that exist among `ids`, by id. Inside a transaction pass its manager. */
  async byIds(
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, Contact>> {
    if (ids.length === 0) return new Map();
    const rows: ContactRow[] = await manager.query(
      `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName",
              btrim(u.first_name || ' ' || u.last_name) AS "fullName",
              u.email, u.email_verified_at IS NOT NULL AS "emailVerified", u.phone,
              u.phone_verified_at IS NOT NULL AS "phoneVerified", u.language,
              u.mail_news AND u.deletion_due_at IS NULL AND u.erased_at IS NULL AS "mayMail",
              u.text_news AND u.deletion_due_at IS NULL AND u.phone_verified_at IS NOT NULL AS "mayText",
              u.erased_at IS NOT NULL AS erased,
              CASE WHEN u.quiet_hours AND ${IS_QUIET} THEN ${QUIET_END} END AS "quietUntil"
       FROM users u, (SELECT clock_timestamp() AT TIME ZONE 'Asia/Kolkata' AS local) now
       WHERE u.id = ANY($1::uuid[])`,
      [[...new Set(ids)]],
    );
    return new Map(rows.map((row) => [row.id, contactOf(row)]));
  }
}
