import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffUser, StaffUserSummary } from '@nukkad/contract/accounts/staff-users';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import { StaffUsersReadModel } from './staff-users.read-model.js';

/** The staff's access to accounts; each access is in the audit log before any data is shown. */
@Injectable()
export class StaffUserReads {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: StaffUsersReadModel,
    private readonly audit: AuditLog,
  ) {}

  /** Accounts that fit. */
  async findUsers(staffId: string, search: string): Promise<StaffUserSummary[]> {
    const found = await this.users.findUsers(search);
    await this.audit.record(this.dataSource.manager, {
      ...{ actorId: staffId, action: 'users.searched', detail: { found: found.length } },
    });
    return found;
  }

  /** Returns one account; null when it does not exist. */
  async findUser(staffId: string, id: string): Promise<StaffUser | null> {
    const user = await this.users.findUser(staffId, id);
    if (user) {
      await this.audit.record(this.dataSource.manager, {
        ...{ actorId: staffId, action: 'user.read', subjectKind: 'user', subjectId: id },
      });
    }
    return user;
  }
}
