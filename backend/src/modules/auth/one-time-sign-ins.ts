import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppLogger } from '../../common/observability/app-logger.js';
import { AccountDetails } from '../users/users.public.js';
import { logSignIn } from './log-sign-in.js';
import { hashToken, newToken } from './token.js';

const LIFE_MINUTES = 5;
/**
 * Minutes after its expiry in which another proof of the same sign-up renews the right: a text may arrive after the
 * right has expired.
 */
const RENEWED_MINUTES = 30;

/**
 * One sign-in after a sign-up: a secret in a cookie of the browser that verified the mailbox or the number, its digest
 * in the database, valid for five minutes and one use.
 */
@Injectable()
export class OneTimeSignIns {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly logger: AppLogger,
    private readonly details: AccountDetails,
  ) {}

  /** Gives the browser that was just verified as that of `userId` the right; returns the value of its cookie. */
  async issueToken(tx: EntityManager, userId: string): Promise<string> {
    const token = newToken();
    // the newest alone counts
    await tx.query(`DELETE FROM one_time_sign_ins WHERE user_id = $1`, [userId]);
    await tx.query(
      `INSERT INTO one_time_sign_ins (token_hash, user_id, expires_at)
       VALUES ($1, $2, clock_timestamp() + make_interval(mins => $3))`,
      [hashToken(token), userId, LIFE_MINUTES],
    );
    return token;
  }

  /** Extends the unused right of this browser to five minutes from now. */
  async renew(tx: EntityManager, token: string | undefined): Promise<void> {
    if (token === undefined) return;
    await tx.query(
      `UPDATE one_time_sign_ins SET expires_at = clock_timestamp() + make_interval(mins => $2)
       WHERE token_hash = $1 AND expires_at > clock_timestamp() - make_interval(mins => $3)`,
      [hashToken(token), LIFE_MINUTES, RENEWED_MINUTES],
    );
  }

  /**
   * Uses the right, and logs the sign-in. Returns its account; null when there is no valid right. Of several concurrent uses one succeeds.
   */
  async use(token: string | undefined): Promise<string | null> {
    if (token === undefined) return null;
    const [rows]: [{ userId: string }[], number] = await this.dataSource.query(
      `DELETE FROM one_time_sign_ins o USING users u
       WHERE o.token_hash = $1 AND o.expires_at > clock_timestamp()
         AND u.id = o.user_id AND (u.email_verified_at IS NOT NULL OR u.email IS NULL) AND u.erased_at IS NULL
       RETURNING o.user_id AS "userId"`,
      [hashToken(token)],
    );
    if (!rows[0]) return null;
    logSignIn(this.logger, 'accepted', 'sign-up');
    return rows[0].userId;
  }

  /**
   * Returns the address of the account that this browser has verified, or its number if it has none; null without a
   * verification.
   */
  async loginOf(token: string | undefined): Promise<string | null> {
    if (token === undefined) return null;
    const rows: { id: string; email: string | null; phone: string | null }[] = await this.dataSource.query(
      `SELECT u.id, u.email, u.phone FROM one_time_sign_ins o JOIN users u ON u.id = o.user_id
       WHERE o.token_hash = $1 AND u.erased_at IS NULL`,
      [hashToken(token)],
    );
    const [user] = rows;
    return user ? (user.email ?? this.details.openPhone(user.id, user.phone)) : null;
  }
}
