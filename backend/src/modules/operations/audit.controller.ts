import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AuditEntry,
  AuditEntrySchema,
  type ListAuditEntriesQuery,
  ListAuditEntriesQuerySchema,
} from '@nukkad/contract/platform/audit';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { RequiresStaff } from '../../common/security/principal.js';
import { AuditListReadModel } from './audit-list.read-model.js';

/** The audit log, for administrators. */
@ApiTags('operations')
@RequiresStaff('admin')
@Controller('api/admin/audit-entries')
export class AuditController {
  constructor(private readonly entries: AuditListReadModel) {}

  @Get()
  @Operation({
    summary: 'Administrators: list the audit entries of the staff, newest first',
    response: z.array(AuditEntrySchema),
    headers: PAGE_HEADERS,
  })
  async listAuditEntries(
    @Query({ schema: ListAuditEntriesQuerySchema }) query: ListAuditEntriesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditEntry[]> {
    return sendPage(request, response, await this.entries.listPage(query));
  }
}
