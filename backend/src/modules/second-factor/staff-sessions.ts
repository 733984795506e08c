import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SecondFactor } from '@nukkad/contract/accounts/second-factor';
import { DataSource, type EntityManager } from 'typeorm';
import { notSignedIn } from '../../common/errors/common.errors.js';
import type { StaffCheck } from '../../common/security/staff-check.js';
import { IS_STAFF_IDLE, StaffActivity } from '../auth/auth.public.js';
import { secondFactorRequired, secondFactorSetUp, staffIdle } from './second-factor.errors.js';

const REFUSALS = { 'sign-in': staffIdle, 'set-up': secondFactorSetUp, code: secondFactorRequired } as const;

/**
 * Staff privileges of a session. They start with the second factor, soon after the sign-in, and end after 30 minutes
 * without a staff call. Calls of the account as a seeker or an employer neither require nor prolong them.
 */
@Injectable()
export class StaffSessions implements StaffCheck {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly activity: StaffActivity,
  ) {}

  async recordCall(sessionId: string, manager: EntityManager = this.dataSource.manager): Promise<void> {
    if (await this.activity.recordCall(sessionId, manager)) return;
    const { state } = await this.getFactorState(sessionId, manager);
    if (state !== 'given') throw REFUSALS[state]();
  }

  async assertFactor(sessionId: string): Promise<void> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM sessions s JOIN staff_second_factors f ON f.user_id = s.user_id
       WHERE s.id = $1 AND s.second_factor_at IS NULL AND f.confirmed_at IS NOT NULL`,
      [sessionId],
    );
    if (rows.length > 0) throw secondFactorRequired();
  }

  /** Returns the state of the second factor in a session. */
  async getFactorState(sessionId: string, manager: EntityManager = this.dataSource.manager): Promise<SecondFactor> {
    const rows: SecondFactor[] = await manager.query(
      `SELECT CASE WHEN ${IS_STAFF_IDLE} THEN 'sign-in' WHEN s.second_factor_at IS NOT NULL THEN 'given'
                   WHEN f.confirmed_at IS NULL THEN 'set-up' ELSE 'code' END AS state,
              (SELECT count(*)::int FROM staff_recovery_codes c
               WHERE c.user_id = s.user_id AND c.used_at IS NULL) AS "recoveryCodesLeft"
       FROM sessions s LEFT JOIN staff_second_factors f ON f.user_id = s.user_id WHERE s.id = $1`,
      [sessionId],
    );
    if (!rows[0]) throw notSignedIn();
    return rows[0];
  }

  /**
   * Rejects an idle session for calls that require the person who signed in: another person may use an unattended
   * browser.
   */
  async refuseIdle(sessionId: string): Promise<void> {
    if ((await this.getFactorState(sessionId)).state === 'sign-in') throw staffIdle();
  }

  /** Records the second factor in this session. */
  async admit(tx: EntityManager, sessionId: string): Promise<void> {
    await this.activity.recordFactor(tx, sessionId);
  }

  /** Ends the staff's part of every session of an account. */
  async dismiss(tx: EntityManager, userId: string): Promise<void> {
    await this.activity.deleteFactors(tx, userId);
  }
}
