import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RECENT_SIGN_IN_MINUTES, SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from '@nukkad/contract/limits';
import type { StaffRole, UserRole } from '@nukkad/contract/accounts/users';
import type { Request, Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { isDatabaseUnavailable } from '../../common/database/database-errors.js';
import { prepared } from '../../common/database/prepared-statements.js';
import { notSignedIn, recentSignInRequired } from '../../common/errors/common.errors.js';
import type { Principal } from '../../common/security/principal.js';
import type { AccountPrefetch } from '../../common/security/session-prefetch.js';
import type { RecentSignInCheck } from '../../common/security/recent-sign-in-check.js';
import type { SessionCheck } from '../../common/security/session-check.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { ClosedSessions } from './closed-sessions.js';
import { cookieName, cookieOptions, readCookie, signedInHint } from './cookies.js';
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_TABLES,
  type AccountRow,
  CurrentUserReadModel,
  IS_SUSPENDED,
} from '../users/users.public.js';
import { deviceOf } from './device.js';
import { hashToken, newToken } from './token.js';

interface SessionRow {
  userId: string;
  role: UserRole;
  staffRole: StaffRole | null;
  stale: boolean;
  leaving: boolean;
  suspended: boolean;
  /** The value of the prefetch. */
  prefetched?: unknown;
}

/** Optional values of a new session. */
export interface SessionStart {
  /**
   * Time of the person's proof of identity, in seconds of the epoch; now when absent, and null when it is unknown: the
   * session then permits no call that requires a recent sign-in.
   */
  authTime?: number | null;
  idToken?: string;
  /** The User-Agent header of the browser. */
  userAgent?: string | undefined;
}

/**
 * SQL: the session `s` has not reached its maximum age, regardless of its use. A process of an earlier release may have
 * prolonged it.
 */
const IS_YOUNG = `s.created_at > clock_timestamp() - interval '${SESSION_MAX_DAYS} days'`;
/** SQL: the session `s` is valid for the account `u`. */
const IS_OPEN = `s.expires_at > clock_timestamp() AND u.erased_at IS NULL AND ${IS_YOUNG}`;
/** SQL: the last recorded use of the session `s` is more than an hour ago. */
const IS_STALE = `s.last_seen_at < clock_timestamp() - interval '1 hour'`;

/** Sessions: an opaque secret in a cookie, its digest in the database, 30 days from the last use and 90 in all. */
@Injectable()
export class Sessions implements SessionCheck, RecentSignInCheck {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly closedSessions: ClosedSessions,
    private readonly currentUser: CurrentUserReadModel,
  ) {}

  /** Opens a session and returns the value of its cookie. */
  async open(tx: EntityManager, userId: string, start: SessionStart = {}): Promise<string> {
    const token = newToken();
    const { browser, system } = deviceOf(start.userAgent);
    await tx.query(
      `INSERT INTO sessions (id, user_id, expires_at, auth_time, id_token, browser, system)
       VALUES ($1, $2, clock_timestamp() + make_interval(days => $3),
               CASE WHEN $8 THEN clock_timestamp() - interval '${RECENT_SIGN_IN_MINUTES} minutes'
                 ELSE LEAST(clock_timestamp(), COALESCE(to_timestamp($4::double precision), clock_timestamp())) END, $5, $6, $7)`,
      [
        ...[hashToken(token), userId, SESSION_IDLE_DAYS, start.authTime ?? null, start.idToken ?? null],
        ...[browser, system, start.authTime === null],
      ],
    );
    return token;
  }

  /**
   * Returns the principal of session `token`; null when there is none. Records the use, at most once an hour. `prefetch` is
   * read in the same statement.
   */
  async findPrincipal(token: string, prefetch?: AccountPrefetch): Promise<Principal | null> {
    const id = hashToken(token);
    const parameters: unknown[] = [id];
    const prefetched = prefetch?.sql((value) => `$${parameters.push(value)}`);
    const rows: SessionRow[] = await this.dataSource.query(
      prepared(`SELECT s.user_id AS "userId", u.role, u.staff_role AS "staffRole",
              u.deletion_due_at IS NOT NULL AS leaving, ${IS_SUSPENDED} AS suspended,
              ${IS_STALE} AS stale${prefetched === undefined ? '' : `, ${prefetched} AS prefetched`}
       FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = $1 AND ${IS_OPEN}`),
      parameters,
    );
    const row = rows[0];
    if (!row) return null;
    prefetch?.receive(row.prefetched);
    if (row.stale) await this.recordUse(id);
    const { userId, role, staffRole, leaving, suspended } = row;
    return { userId, role, staffRole, leaving, suspended, sessionId: id };
  }

  /** Same as `findPrincipal`, with the account itself, in one query. */
  async findAccount(token: string): Promise<Principal | null> {
    const id = hashToken(token);
    const [row]: (AccountRow & { stale: boolean })[] = await this.dataSource.query(
      prepared(`SELECT ${ACCOUNT_COLUMNS}, ${IS_STALE} AS stale
       FROM sessions s JOIN (${ACCOUNT_TABLES}) ON u.id = s.user_id WHERE s.id = $1 AND ${IS_OPEN}`),
      [id],
    );
    if (!row) return null;
    if (row.stale) await this.recordUse(id);
    const { role, staffRole, deletionDueAt } = row;
    const leaving = deletionDueAt !== null;
    return {
      userId: row.id,
      role,
      staffRole,
      leaving,
      suspended: row.suspended,
      sessionId: id,
      account: this.currentUser.viewOf(row),
    };
  }

  async assertRecentSignIn(sessionId: string): Promise<void> {
    const rows: { isRecent: boolean }[] = await this.dataSource.query(
      `SELECT s.auth_time > clock_timestamp() - interval '${RECENT_SIGN_IN_MINUTES} minutes' AS "isRecent"
       FROM sessions s WHERE s.id = $1`,
      [sessionId],
    );
    if (!rows[0]) throw notSignedIn();
    if (!rows[0].isRecent) throw recentSignInRequired();
  }

  async openOf(sessionIds: readonly string[]): Promise<Set<string>> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT s.id FROM sessions s WHERE s.id = ANY($1) AND s.expires_at > clock_timestamp() AND ${IS_YOUNG}`,
      [sessionIds],
    );
    return new Set(rows.map((row) => row.id));
  }

  /** Ends a session; returns the provider's token when there was one. */
  async close(tx: EntityManager, sessionId: string): Promise<{ idToken: string | null } | null> {
    const [rows]: [{ idToken: string | null }[], number] = await tx.query(
      `DELETE FROM sessions WHERE id = $1 RETURNING id_token AS "idToken"`,
      [sessionId],
    );
    return rows[0] ?? null;
  }

  /**
   * Ends every session of an account except `keepSessionId`, at the embedded provider as well; returns how many.
   */
  async closeOthers(tx: EntityManager, userId: string, keepSessionId?: string): Promise<number> {
    const [, count]: [unknown[], number] = await tx.query(
      `DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2`,
      [userId, keepSessionId ?? null],
    );
    await this.closedSessions.notifyListeners(tx, userId);
    return count;
  }

  /** Returns the session secret of a request. */
  readToken(request: Request): string | undefined {
    return readCookie(request, this.config, 'sid');
  }

  /** Gives the browser its session. */
  setCookie(response: Response, token: string): void {
    response.cookie(cookieName(this.config, 'sid'), token, cookieOptions(this.config, 'sid'));
    signedInHint.set(response, this.config);
  }

  /** Removes the session cookie from the browser. */
  clearCookie(response: Response): void {
    const { maxAge: _life, ...options } = cookieOptions(this.config, 'sid');
    response.clearCookie(cookieName(this.config, 'sid'), options);
    signedInHint.clear(response, this.config);
  }

  /** Ignores a failed write: read requests continue while the database is read-only. */
  private async recordUse(id: string): Promise<void> {
    await this.touch(id).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error;
    });
  }

  private async touch(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE sessions SET last_seen_at = clock_timestamp(),
              expires_at = LEAST(clock_timestamp() + make_interval(days => $2), created_at + make_interval(days => $3))
       WHERE id = $1 AND last_seen_at < clock_timestamp() - interval '1 hour'`,
      [id, SESSION_IDLE_DAYS, SESSION_MAX_DAYS],
    );
  }
}
