import { Injectable } from '@nestjs/common';
import { STAFF_IDLE_MINUTES } from '@nukkad/contract/limits';
import type { EntityManager } from 'typeorm';
import { isDatabaseUnavailable } from '../../common/database/database-errors.js';

/**
 * SQL: the session `s` had no staff activity for too long, counted from the proof at the sign-in. The state is final:
 * only a new sign-in, which opens another session, ends it.
 */
export const IS_STAFF_IDLE = `GREATEST(s.auth_time, s.second_factor_at, s.staff_seen_at)
  <= clock_timestamp() - interval '${STAFF_IDLE_MINUTES} minutes'`;

/** Writes the staff's part of sessions for the module `second-factor`. */
@Injectable()
export class StaffActivity {
  /** Records a staff call. Returns false when none was recorded: a step is required first, or the database is read-only. */
  async recordCall(sessionId: string, manager: EntityManager): Promise<boolean> {
    try {
      const [, count]: [unknown[], number] = await manager.query(
        `UPDATE sessions s SET staff_seen_at = clock_timestamp()
         WHERE s.id = $1 AND s.second_factor_at IS NOT NULL AND NOT ${IS_STAFF_IDLE}`,
        [sessionId],
      );
      return count === 1;
    } catch (error) {
      if (isDatabaseUnavailable(error)) return false;
      throw error;
    }
  }

  /** Records the second factor in a session. */
  async recordFactor(tx: EntityManager, sessionId: string): Promise<void> {
    await tx.query(`UPDATE sessions SET second_factor_at = clock_timestamp() WHERE id = $1`, [sessionId]);
  }

  /** Removes the second factor from every session of an account. */
  async deleteFactors(tx: EntityManager, userId: string): Promise<void> {
    await tx.query(`UPDATE sessions SET second_factor_at = NULL WHERE user_id = $1`, [userId]);
  }
}
