import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ContactChannel } from '@nukkad/contract/accounts/account';
import type { Language } from '@nukkad/contract/languages';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteExpiredRows } from '../../common/schedule/delete-expired-rows.js';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../../common/security/personal-texts.js';
import { AccountDetails } from './account-details.js';

/** Days in which a replaced contact receives notices about the money of its account. */
const FORMER_CONTACT_DAYS = 7;
/** Maximum number of contacts that receive a notice; an account that replaces more is notified at the first ones. */
const NOTIFIED_MAX = 4;

const ADDRESS = personalText('former_contacts', 'address');

/** Channel of a notice, by the kind of the contact. */
const CHANNELS = { email: 'email', phone: 'sms' } as const;
const CONTACT_CHANNELS = ['email', 'phone'] as const satisfies readonly ContactChannel[];

/** Contacts that an account gets; null or absent is none. */
type NextContacts = Partial<Record<ContactChannel, string | null>>;

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
    private readonly details: AccountDetails,
  ) {}

  /** Runs `replace`, which stores `next`; if it succeeds, records the verified contact that the account had before. */
  async recordReplaced(
    tx: EntityManager,
    { userId, channel, next }: { userId: string; channel: ContactChannel; next: string | null },
    replace: () => Promise<boolean>,
  ): Promise<boolean> {
    const replaced = (await this.listVerified(tx, userId, { [channel]: next })).filter(
      (contact) => contact.channel === CHANNELS[channel],
    );
    const isReplaced = await replace();
    if (isReplaced) for (const contact of replaced) await this.insert(tx, userId, contact);
    return isReplaced;
  }

  /** Records the verified contacts of an account that `next` replaces; call it before they are stored. */
  async recordReplacedBy(tx: EntityManager, userId: string, next: NextContacts): Promise<void> {
    for (const contact of await this.listVerified(tx, userId, next)) await this.insert(tx, userId, contact);
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

  /** Returns the verified contacts of an account that differ from `next`. */
  private async listVerified(
    tx: EntityManager,
    userId: string,
    next: NextContacts,
  ): Promise<Omit<FormerContact, 'language'>[]> {
    const rows: Record<ContactChannel, string | null>[] = await tx.query(
      `SELECT CASE WHEN email_verified_at IS NOT NULL THEN email END AS email,
              CASE WHEN phone_verified_at IS NOT NULL THEN phone END AS phone FROM users WHERE id = $1`,
      [userId],
    );
    const { email = null, phone = null } = rows[0] ?? {};
    const contacts = { email, phone: this.details.openPhone(userId, phone) };
    return CONTACT_CHANNELS.flatMap((channel) => {
      const address = contacts[channel];
      return address === null || address === next[channel] ? [] : [{ channel: CHANNELS[channel], address }];
    });
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
