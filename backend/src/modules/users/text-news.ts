import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';

/** The preference for news by text message of everybody with a number, for answers such as STOP. */
@Injectable()
export class TextNews {
  constructor(private readonly events: Events) {}

  /** Changes the preference of the accounts with a verified number. Returns one of the changed accounts; null if there is none. */
  async set(tx: EntityManager, phone: string, wanted: boolean): Promise<string | null> {
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE users SET text_news = $2
       WHERE phone = $1 AND phone_verified_at IS NOT NULL AND erased_at IS NULL AND text_news <> $2 RETURNING id`,
      [phone, wanted],
    );
    const ids = rows.map(({ id }) => id);
    await this.events.publish(tx, ids, { topic: 'user' });
    return ids[0] ?? null;
  }
}
