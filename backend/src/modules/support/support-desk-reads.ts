import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  ListSupportRequestsQuery,
  StaffMember,
  SupportRequest,
  SupportRequestSummary,
} from '@nukkad/contract/support/support';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { Page } from '../../common/http/page.js';
import { ContactReadModel } from '../users/users.public.js';
import { type SupportFile, SupportFiles } from './support-files.js';
import { SupportRequestReadModel } from './support-request.read-model.js';

/** The staff's access to requests; each access is in the audit log before any data is shown. */
@Injectable()
export class SupportDeskReads {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly requests: SupportRequestReadModel,
    private readonly files: SupportFiles,
    private readonly contacts: ContactReadModel,
    private readonly audit: AuditLog,
  ) {}

  /** Requests that fit, the newest first. */
  async listRequests(staffId: string, query: ListSupportRequestsQuery): Promise<Page<SupportRequestSummary>> {
    const page = await this.requests.listPage(query);
    await this.audit.record(this.dataSource.manager, {
      ...{ actorId: staffId, action: 'support_requests.listed' },
      detail: { found: page.items.length, searched: query.search !== undefined },
    });
    return page;
  }

  /** Returns one request with all messages; null when there is none. */
  async findRequest(staffId: string, id: string): Promise<SupportRequest | null> {
    const request = await this.requests.findRequest(id);
    if (request) await this.recordLook(staffId, id, 'support_request.read');
    return request;
  }

  /** Returns the request's file; null when there is none. */
  async openFile(staffId: string, id: string): Promise<SupportFile | null> {
    const file = await this.files.open(id);
    if (file) await this.recordLook(staffId, id, 'attachment.read');
    return file;
  }

  /** Returns a file of a mail in the request; null when there is none. */
  async openMailFile(staffId: string, id: string, fileId: string): Promise<SupportFile | null> {
    const file = await this.files.openOfMail(id, fileId);
    if (file) await this.recordLook(staffId, id, 'attachment.read');
    return file;
  }

  /** Returns the staff to whom requests can be assigned. */
  async listStaff(): Promise<StaffMember[]> {
    const ids = await this.contacts.listStaffIds();
    const people = await this.contacts.findByIds(ids);
    return ids.map((id) => ({ id, name: people.get(id)?.name ?? '' }));
  }

  private recordLook(staffId: string, id: string, action: 'support_request.read' | 'attachment.read'): Promise<void> {
    return this.audit.record(this.dataSource.manager, {
      ...{ actorId: staffId, action, subjectKind: 'support_request', subjectId: id },
    });
  }
}
