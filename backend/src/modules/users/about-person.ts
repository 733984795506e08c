import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContactDigests } from '../../common/security/contact-digests.js';
import { AccountDetails } from './account-details.js';

/** Lists that a statement about a person can refer to. */
const LISTS = [':contactDigests', ':contacts'] as const;

/**
 * Runs statements with the conditions of personal data. `:contacts` in a statement is the list of the verified contacts
 * of the person, and `:contactDigests` the list of their digests. An unverified contact may belong to a stranger.
 */
@Injectable()
export class AboutPerson {
  constructor(
    private readonly details: AccountDetails,
    private readonly digests: ContactDigests,
  ) {}

  /** Runs `sql` with `values`; the first of them is the id of the account. */
  async query<Result>(
    manager: EntityManager,
    sql: string,
    [userId, ...others]: readonly [string, ...unknown[]],
  ): Promise<Result> {
    const values: unknown[] = [userId, ...others];
    if (!LISTS.some((name) => sql.includes(name))) return manager.query<Result>(sql, values);
    const contacts = await this.listContacts(manager, userId);
    const lists = {
      ':contacts': contacts,
      ':contactDigests': contacts.flatMap((contact) => this.digests.listDigests(contact)),
    };
    let statement = sql;
    for (const name of LISTS) {
      if (!statement.includes(name)) continue;
      values.push(lists[name]);
      // `$1` occurs in it: a statement has to use all its parameters
      const list = `CASE WHEN $1::uuid IS NULL THEN '{}' ELSE $${values.length}::text[] END`;
      statement = statement.replaceAll(name, list);
    }
    return manager.query<Result>(statement, values);
  }

  private async listContacts(manager: EntityManager, userId: string): Promise<string[]> {
    const rows: { email: string | null; phone: string | null }[] = await manager.query(
      `SELECT CASE WHEN email_verified_at IS NOT NULL THEN email END AS email,
              CASE WHEN phone_verified_at IS NOT NULL THEN phone END AS phone FROM users WHERE id = $1`,
      [userId],
    );
    return rows.flatMap(({ email, phone }) =>
      [email, this.details.openPhone(userId, phone)].filter((contact) => contact !== null),
    );
  }
}
