import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { uuid } from '@nukkad/contract/primitives';
import {
  type ListSupportRequestsQuery,
  ListSupportRequestsQuerySchema,
  type ReplyToSupportRequest,
  ReplyToSupportRequestSchema,
  type StaffMember,
  StaffMemberSchema,
  type SupportRequest,
  SupportRequestSchema,
  type SupportRequestSummary,
  SupportRequestSummarySchema,
  type UpdateSupportRequest,
  UpdateSupportRequestSchema,
} from '@nukkad/contract/support/support';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { notFound } from '../../common/errors/common.errors.js';
import { asDownload } from '../../common/http/download.js';
import { Operation } from '../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { CurrentPrincipal, type Principal, RequiresStaff } from '../../common/security/principal.js';
import { ReplyToSupportRequestUseCase } from './reply-to-support-request.use-case.js';
import { SupportDeskReads } from './support-desk-reads.js';
import { UpdateSupportRequestUseCase } from './update-support-request.use-case.js';

/** The support desk, for the staff. */
@ApiTags('support')
@RequiresStaff()
@Controller('api/admin')
export class SupportDeskController {
  constructor(
    private readonly reads: SupportDeskReads,
    private readonly updateSupportRequestUseCase: UpdateSupportRequestUseCase,
    private readonly replyToSupportRequestUseCase: ReplyToSupportRequestUseCase,
  ) {}

  @Get('staff')
  @Operation({
    summary: 'Staff: list the members of the staff to whom requests can be assigned',
    response: z.array(StaffMemberSchema),
  })
  listStaff(): Promise<StaffMember[]> {
    return this.reads.listStaff();
  }

  @Get('support-requests')
  @Operation({
    summary: 'Staff: list support requests, newest first',
    response: z.array(SupportRequestSummarySchema),
    headers: PAGE_HEADERS,
  })
  async listSupportRequests(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListSupportRequestsQuerySchema }) query: ListSupportRequestsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SupportRequestSummary[]> {
    return sendPage(request, response, await this.reads.listRequests(principal.userId, query));
  }

  @Get('support-requests/:id')
  @Operation({ summary: 'Staff: retrieve a support request with its messages', response: SupportRequestSchema })
  async getSupportRequest(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<SupportRequest> {
    const request = await this.reads.findRequest(principal.userId, id);
    if (!request) throw notFound();
    return request;
  }

  @Get('support-requests/:id/attachment')
  @Operation({ summary: 'Staff: download the file of a support request', produces: 'application/octet-stream' })
  async getSupportAttachment(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const file = await this.reads.openFile(principal.userId, id);
    if (!file) throw notFound();
    return asDownload(response, file);
  }

  @Get('support-requests/:id/mail-files/:fileId')
  @Operation({
    summary: 'Staff: download a file of a mail in a support request, or the whole mail',
    produces: 'application/octet-stream',
  })
  async getSupportMailFile(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Param('fileId', { schema: uuid }) fileId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const file = await this.reads.openMailFile(principal.userId, id, fileId);
    if (!file) throw notFound();
    return asDownload(response, file);
  }

  @Patch('support-requests/:id')
  @Operation({
    summary:
      'Staff: change the status or the assignee of a support request; returns 409 with its current state after a concurrent change',
    response: SupportRequestSchema,
  })
  updateSupportRequest(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: UpdateSupportRequestSchema }) body: UpdateSupportRequest,
  ): Promise<SupportRequest> {
    return this.updateSupportRequestUseCase.execute(principal.userId, id, body);
  }

  @Post('support-requests/:id/replies')
  @Operation({
    summary: 'Staff: reply to a support request by mail; returns 409 with its current state after a concurrent change',
    status: 201,
    response: SupportRequestSchema,
  })
  replyToSupportRequest(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: ReplyToSupportRequestSchema }) body: ReplyToSupportRequest,
  ): Promise<SupportRequest> {
    return this.replyToSupportRequestUseCase.execute(principal.userId, id, body);
  }
}
