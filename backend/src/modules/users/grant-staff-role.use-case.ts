import { type INestApplicationContext, Injectable } from '@nestjs/common';
import type { StaffRole } from '@nukkad/contract/accounts/users';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { AccountStandingRepository } from './account-standing.repository.js';

/** Makes an account staff for an operator, or ends that with null. No HTTP call exposes it, only the command line. */
@Injectable()
export class GrantStaffRole {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStandingRepository,
    private readonly audit: AuditLog,
  ) {}

  /** False when no account has this address. */
  execute(email: string, staffRole: StaffRole | null): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const subjectId = await this.accounts.setStaffRole(tx, email, staffRole);
      if (!subjectId) return false;
      await this.audit.record(tx, {
        ...{ actorId: null, subjectKind: 'user', subjectId },
        ...(staffRole ? { action: 'staff.granted', detail: { role: staffRole } } : { action: 'staff.revoked' }),
      });
      return true;
    });
  }
}

/** Grants `email` the staff role, for the command line; returns false when no account has this address. */
export const grantStaffRole = (
  app: INestApplicationContext,
  email: string,
  staffRole: StaffRole | null,
): Promise<boolean> => app.get(GrantStaffRole, { strict: false }).execute(email, staffRole);
