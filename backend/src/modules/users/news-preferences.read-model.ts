import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CoalescedCalls } from '../../common/concurrency/coalesced-calls.js';

/** An account's preferences for news: all messages except codes and security notices. */
export interface NewsPreferences {
  /** Whether news may be mailed. */
  mayMail: boolean;
  /** Whether news may be texted: allowed, and the number is verified. */
  mayText: boolean;
  /** Whether the account gets news at all; false once its deletion is requested. */
  mayPush: boolean;
  /** End of the reader's current quiet hours; null outside of them. */
  quietUntil: Date | null;
  /** Whether offers of work that starts within the hour may come in quiet hours. */
  urgentWorkInQuietHours: boolean;
}

/** SQL: the next end of the quiet hours, on India's clock. */
const QUIET_END = `(now.local::date + u.quiet_until::time
  + CASE WHEN u.quiet_until::time <= now.local::time THEN interval '1 day' ELSE interval '0' END) AT TIME ZONE 'Asia/Kolkata'`;
/** Quiet hours may reach over midnight. */
const IS_QUIET = `CASE WHEN u.quiet_from < u.quiet_until
    THEN now.local::time >= u.quiet_from::time AND now.local::time < u.quiet_until::time
    ELSE now.local::time >= u.quiet_from::time OR now.local::time < u.quiet_until::time END`;

/** Preferences of accounts for news; only for the delivery of messages. */
@Injectable()
export class NewsPreferencesReadModel {
  /** Concurrent requests for several messages are read with one statement. */
  private readonly reads = new CoalescedCalls((userIds: readonly string[]) => this.listPreferences(userIds));

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the current preferences; null when the account does not exist. */
  getPreferences(userId: string): Promise<NewsPreferences | null> {
    return this.reads.answer(userId);
  }

  private async listPreferences(userIds: readonly string[]): Promise<(NewsPreferences | null)[]> {
    const rows: (NewsPreferences & { id: string })[] = await this.dataSource.query(
      `SELECT u.id, u.mail_news AND u.deletion_due_at IS NULL AND u.erased_at IS NULL AS "mayMail",
              u.text_news AND u.deletion_due_at IS NULL AND u.phone_verified_at IS NOT NULL AS "mayText",
              u.deletion_due_at IS NULL AND u.erased_at IS NULL AS "mayPush",
              CASE WHEN u.quiet_hours AND ${IS_QUIET} THEN ${QUIET_END} END AS "quietUntil",
              u.urgent_work_in_quiet_hours AS "urgentWorkInQuietHours"
       FROM users u, (SELECT clock_timestamp() AT TIME ZONE 'Asia/Kolkata' AS local) now
       WHERE u.id = ANY($1::uuid[])`,
      [userIds],
    );
    const byId = new Map(rows.map(({ id, ...preferences }) => [id, preferences]));
    return userIds.map((id) => byId.get(id) ?? null);
  }
}
