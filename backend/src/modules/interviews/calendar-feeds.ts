import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Secrets } from '../../common/security/secrets.js';
import { CalendarFeedEntity } from './entities/calendar-feed.entity.js';

const MAC_BYTES = 18;
const SECRET = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{24})$/;

/**
 * Addresses of calendar feeds. The secret part consists of the feed's id and a code computed from it and a key of the
 * server: the table of feeds alone opens none of them, and an invented address requires no database access.
 */
@Injectable()
export class CalendarFeeds {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
  ) {}

  /** Returns the secret of the person's feed; null when there is none. */
  async findSecret(userId: string): Promise<string | null> {
    const feed = await this.dataSource.getRepository(CalendarFeedEntity).findOneBy({ userId });
    return feed && feed.feedId.replaceAll('-', '') + (await this.codeOf(feed.feedId));
  }

  /** Returns the owner of the active feed with `secret`; null when there is none. */
  async findOwner(secret: string): Promise<string | null> {
    const [, ...parts] = SECRET.exec(secret) ?? [];
    const code = parts.pop();
    if (code === undefined) return null;
    const feedId = parts.join('-');
    if (!timingSafeEqual(Buffer.from(await this.codeOf(feedId)), Buffer.from(code))) return null;
    const feed = await this.dataSource.getRepository(CalendarFeedEntity).findOneBy({ feedId });
    return feed?.userId ?? null;
  }

  private async codeOf(feedId: string): Promise<string> {
    const key = await this.secrets.getBytes('calendar-feeds');
    return createHmac('sha256', key).update(feedId).digest().subarray(0, MAC_BYTES).toString('base64url');
  }
}
