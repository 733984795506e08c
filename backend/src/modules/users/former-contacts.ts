import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ContactChannel } from '@nukkad/contract/accounts/account';
import type { Language } from '@nukkad/contract/languages';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteExpiredRows } from '../../common/schedule/delete-expired-rows.js';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../../common/security/personal-texts.js';

/** Days in which a replaced contact receives notices about the money of its account. */
const FORMER_CONTACT_DAYS = 7;
/** Maximum number of contacts that receive a notice; an account that replaces more is notified at the first ones. */
const NOTIFIED_MAX = 4;

const ADDRESS = personalText('former_contacts', 'address');

/** The destination of a notice at a former contact. */
export interface FormerContact {
  channel: 'email' | 'sms';
  address: string;
  language: Language;
}

/** Contacts that an account had shortly before: whoever takes an account over replaces them first. */
@Injectable()
@EncryptsColumns(ADDRESS)
export class FormerContacts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly texts: PersonalTexts,
  ) {}

  /** Runs `replace`, which stores `next`; if it succeeds, records the verified contact that the account had before. */
  async recordReplaced(
    tx: EntityManager,
    { userId, channel, next }: { userId: string; channel: ContactChannel; next: string | null },
    replace: () => Promise<boolean>,
  ): Promise<boolean> {
    const before: { address: string }[] = await tx.query(
      `SELECT ${channel} AS address FROM users
       WHERE id = $1 AND ${channel} IS DISTINCT FROM $2 AND ${channel} IS NOT NULL AND ${channel}_verified_at IS NOT NULL`,
      [userId, next],
    );
    const isReplaced = await replace();
    if (isReplaced && before[0]) {
      await this.insert(tx, userId, { channel: channel === 'email' ? 'email' : 'sms', address: before[0].address });
    }
    return isReplaced;
  }

  /** Records the verified contacts of an account that `next` replaces; call it before they are stored. */
  async recordReplacedBy(
    tx: EntityManager,
    userId: string,
    next: { email?: string | null; phone?: string | null },
  ): Promise<void> {
    const replaced: Omit<FormerContact, 'language'>[] = await tx.query(
      `SELECT c.channel, c.address FROM users u CROSS JOIN LATERAL (VALUES
         ('email', u.email, u.email_verified_at, $2::text), ('sms', u.phone, u.phone_verified_at, $3::text)
       ) AS c (channel, address, verified_at, next)
       WHERE u.id = $1 AND c.address IS NOT NULL AND c.verified_at IS NOT NULL AND c.address IS DISTINCT FROM c.next`,
      [userId, next.email ?? null, next.phone ?? null],
    );
    for (const contact of replaced) await this.insert(tx, userId, contact);
  }

  /** Returns the ids of the contacts that an account had in the last days, the earliest first. */
  async listRecent(tx: EntityManager, userId: string): Promise<string[]> {
    const rows: { id: string }[] = await tx.query(
      `SELECT id FROM former_contacts
       WHERE user_id = $1 AND replaced_at > clock_timestamp() - make_interval(days => ${FORMER_CONTACT_DAYS})
       ORDER BY replaced_at, id LIMIT ${NOTIFIED_MAX}`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns a contact with the language of its account; null when it was deleted. */
  async find(manager: EntityManager, id: string): Promise<FormerContact | null> {
    const rows: FormerContact[] = await manager.query(
      `SELECT c.channel, c.address, u.language FROM former_contacts c JOIN users u ON u.id = c.user_id
       WHERE c.id = $1 AND u.erased_at IS NULL`,
      [id],
    );
    const [row] = rows;
    return row ? { ...row, address: this.texts.open(ADDRESS, id, row.address) } : null;
  }

  /** Deletes old contacts; returns their number. */
  deleteOld(): Promise<number> {
    const where = `replaced_at < statement_timestamp() - interval '${FORMER_CONTACT_DAYS} days'`;
    return deleteExpiredRows(this.dataSource, [['former_contacts', where]]);
  }

  private async insert(
    tx: EntityManager,
    userId: string,
    { channel, address }: Omit<FormerContact, 'language'>,
  ): Promise<void> {
    const id = randomUUID();
    await tx.query(`INSERT INTO former_contacts (id, user_id, channel, address) VALUES ($1, $2, $3, $4)`, [
      ...[id, userId, channel, this.texts.seal(ADDRESS, id, address)],
    ]);
  }
}
