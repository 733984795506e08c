import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditAction } from '@nukkad/contract/platform/audit';
import { DataSource } from 'typeorm';
import type { Page } from '../http/page.js';
import { AuditLog } from './audit-log.js';

/** Lists with personal data for staff: each access is recorded in the audit log before anything is shown. */
@Injectable()
export class RecordedLists {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the page after recording that the account `staffId` reads it. */
  async recordPage<T>(staffId: string, action: AuditAction & `${string}.listed`, page: Page<T>): Promise<Page<T>> {
    const detail = { found: page.items.length };
    await this.audit.record(this.dataSource.manager, { actorId: staffId, action, detail });
    return page;
  }
}
