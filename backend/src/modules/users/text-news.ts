import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { ContactDigests, hasContact } from '../../common/security/contact-digests.js';

/** SQL: whether an account has the number `$1`; `$3` contains the digests. */
const HAS_NUMBER = hasContact({ digest: 'phone_digest', contact: 'phone', digests: '$3', plain: '$1' });

/** The preference for news by text message of everybody with a number, for answers such as STOP. */
@Injectable()
export class TextNews {
  constructor(
    private readonly events: Events,
    private readonly digests: ContactDigests,
  ) {}

  /** Changes the preference of the accounts with a verified number. Returns one of the changed accounts; null if there is none. */
  async set(tx: EntityManager, phone: string, wanted: boolean): Promise<string | null> {
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE users SET text_news = $2
       WHERE ${HAS_NUMBER} AND phone_verified_at IS NOT NULL AND erased_at IS NULL AND text_news <> $2 RETURNING id`,
      [phone, wanted, this.digests.listDigests(phone)],
    );
    const ids = rows.map(({ id }) => id);
    await this.events.publish(tx, ids, { topic: 'user' });
    return ids[0] ?? null;
  }
}
