import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffUser, StaffUserSummary } from '@nukkad/domain/staff-users';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import { StaffUsersReadModel } from './staff-users.read-model.js';

/** What staff read of accounts; each look is in the audit log before anything is shown. */
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

  /** One of them; null when it is gone. */
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
