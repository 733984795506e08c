import { Injectable } from '@nestjs/common';
import type { StaffRole, UserRole } from '@nukkad/contract/accounts/users';
import type { EntityManager } from 'typeorm';

/** Stores decisions of operators and staff about accounts: the staff role and the suspension. */
@Injectable()
export class AccountStandingRepository {
  /** Locks and returns the account, unless it is erased, until the transaction ends. */
  async lockAccount(tx: EntityManager, id: string): Promise<{ role: UserRole; staffRole: StaffRole | null } | null> {
    const rows: { role: UserRole; staffRole: StaffRole | null }[] = await tx.query(
      `SELECT role, staff_role AS "staffRole" FROM users WHERE id = $1 AND erased_at IS NULL FOR NO KEY UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Sets the end of the account's suspension; null clears it. */
  async setSuspendedUntil(tx: EntityManager, id: string, until: Date | null): Promise<void> {
    await tx.query(`UPDATE users SET suspended_until = $2, updated_at = clock_timestamp() WHERE id = $1`, [id, until]);
  }

  /** Sets the staff role of the account and returns its id; null when there is no account with this address. */
  async setStaffRole(tx: EntityManager, email: string, staffRole: StaffRole | null): Promise<string | null> {
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE users SET staff_role = $2, updated_at = clock_timestamp() WHERE email = $1 RETURNING id`,
      [email.toLowerCase(), staffRole],
    );
    return rows[0]?.id ?? null;
  }
}
