import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DeviceSession } from '@nukkad/contract/accounts/account';
import { DataSource, type EntityManager } from 'typeorm';
import { ClosedSessions } from './closed-sessions.js';

type Row = Omit<DeviceSession, 'createdAt' | 'lastSeenAt'> & { createdAt: Date; lastSeenAt: Date };

/** The browsers in which an account is signed in. */
@Injectable()
export class DeviceSessions {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly closedSessions: ClosedSessions,
  ) {}

  /** Returns the sessions of `userId`: the requesting one first, then by last use. */
  async list(userId: string, currentId: string): Promise<DeviceSession[]> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT public_id AS id, browser, system, created_at AS "createdAt", last_seen_at AS "lastSeenAt",
              id = $2 AS current
       FROM sessions WHERE user_id = $1 AND expires_at > clock_timestamp()
       ORDER BY id = $2 DESC, last_seen_at DESC, public_id`,
      [userId, currentId],
    );
    return rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
    }));
  }

  /**
   * Ends one session; returns false when it belongs to another user. The embedded provider ends all its sessions of the
   * account: it cannot identify the one of this browser, and a remaining one would sign the browser in again without a
   * prompt.
   */
  async revoke(tx: EntityManager, userId: string, publicId: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `DELETE FROM sessions WHERE user_id = $1 AND public_id = $2`,
      [userId, publicId],
    );
    if (count > 0) await this.closedSessions.notifyListeners(tx, userId);
    return count > 0;
  }
}
