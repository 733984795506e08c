import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PushDevice, SubscribeToPush } from '@nukkad/contract/messages/push';
import { DataSource, type EntityManager } from 'typeorm';
import type { PushAddress } from '../../common/delivery/message.js';

/** Loads and stores push subscriptions. */
@Injectable()
export class PushSubscriptionRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Stores the subscription of a session and replaces its former one. An endpoint of another session or account moves to this
   * session, because it belongs to one browser. A renewal has no effect unless the session has the endpoint that it replaces: the
   * cookies of a browser may already belong to another account. Violates the foreign key `push_subscriptions_session_id_fkey` when the session
   * has ended.
   */
  async save(
    tx: EntityManager,
    { userId, sessionId }: { userId: string; sessionId: string },
    { endpoint, p256dh, auth, replaces }: SubscribeToPush,
  ): Promise<void> {
    // serialises concurrent subscriptions of two pages of one browser
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`push:${sessionId}`]);
    if (replaces !== undefined && !(await this.isOfSession(tx, sessionId, replaces))) return;
    await tx.query(`DELETE FROM push_subscriptions WHERE session_id = $1 AND endpoint <> $2`, [sessionId, endpoint]);
    await tx.query(
      `INSERT INTO push_subscriptions AS s (user_id, session_id, endpoint, p256dh, auth)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT ON CONSTRAINT push_subscriptions_endpoint DO UPDATE SET
         id = CASE WHEN s.session_id = EXCLUDED.session_id THEN s.id ELSE EXCLUDED.id END,
         user_id = EXCLUDED.user_id, session_id = EXCLUDED.session_id, p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth,
         accepted_at = CASE WHEN s.session_id = EXCLUDED.session_id THEN s.accepted_at END`,
      [userId, sessionId, endpoint, p256dh, auth],
    );
  }

  private async isOfSession(tx: EntityManager, sessionId: string, endpoint: string): Promise<boolean> {
    const found: unknown[] = await tx.query(
      `SELECT 1 FROM push_subscriptions WHERE session_id = $1 AND endpoint = $2`,
      [sessionId, endpoint],
    );
    return found.length > 0;
  }

  /** Deletes the subscription of a session. */
  async removeOfSession(tx: EntityManager, sessionId: string): Promise<void> {
    await tx.query(`DELETE FROM push_subscriptions WHERE session_id = $1`, [sessionId]);
  }

  /** Deletes a subscription that its push service has ended. */
  async removeEnded(id: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM push_subscriptions WHERE id = $1`, [id]);
  }

  /** Returns the address of a subscription; null when it was deleted or its session has ended. */
  async find(id: string): Promise<PushAddress | null> {
    const rows: PushAddress[] = await this.dataSource.query(
      `SELECT s.endpoint, s.p256dh, s.auth FROM push_subscriptions s JOIN sessions o ON o.id = s.session_id
       WHERE s.id = $1 AND o.expires_at > clock_timestamp()`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Records that the push service accepted a message. */
  async recordAccepted(id: string): Promise<void> {
    await this.dataSource.query(`UPDATE push_subscriptions SET accepted_at = clock_timestamp() WHERE id = $1`, [id]);
  }

  /** Returns the devices of an account, the one of the session `currentId` first. */
  async listDevices(userId: string, currentId: string): Promise<PushDevice[]> {
    return this.dataSource.query(
      `SELECT s.id, o.browser, o.system, s.session_id = $2 AS current
       FROM push_subscriptions s JOIN sessions o ON o.id = s.session_id
       WHERE s.user_id = $1 AND o.expires_at > clock_timestamp()
       ORDER BY s.session_id = $2 DESC, s.created_at DESC, s.id`,
      [userId, currentId],
    );
  }
}
