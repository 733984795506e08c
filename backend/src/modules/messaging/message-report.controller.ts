import { Body, Controller, Get, Header, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type DecideMessageReport,
  DecideMessageReportSchema,
  type ListMessageReportsQuery,
  ListMessageReportsQuerySchema,
  type MessageReport,
  MessageReportSchema,
  type ReportedConversation,
  ReportedConversationSchema,
} from '@nukkad/contract/messages/message-reports';
import { uuid } from '@nukkad/contract/primitives';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { RecordedLists } from '../../common/audit/recorded-lists.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Operation } from '../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { CurrentPrincipal, type Principal, RequiresStaff } from '../../common/security/principal.js';
import { DecideMessageReportUseCase } from './decide-message-report.use-case.js';
import { MessageReportReads } from './message-report-reads.js';
import { MessageReportsReadModel } from './message-reports.read-model.js';

/** Reported messages, for the staff. */
@ApiTags('messaging')
@RequiresStaff()
@Controller('api/admin/message-reports')
export class MessageReportController {
  constructor(
    private readonly reports: MessageReportsReadModel,
    private readonly lists: RecordedLists,
    private readonly reads: MessageReportReads,
    private readonly decide: DecideMessageReportUseCase,
  ) {}

  @Get()
  @Operation({
    summary: 'Staff: list reported messages that are pending or decided, newest first',
    response: z.array(MessageReportSchema),
    headers: PAGE_HEADERS,
  })
  async listMessageReports(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListMessageReportsQuerySchema }) query: ListMessageReportsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageReport[]> {
    const page = await this.reports.listPage(query);
    return sendPage(request, response, await this.lists.recordPage(principal.userId, 'message_reports.listed', page));
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'Staff: retrieve a reported message with the messages around it',
    response: ReportedConversationSchema,
  })
  async getMessageReport(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<ReportedConversation> {
    const report = await this.reads.findConversation(principal.userId, id);
    if (!report) throw notFound();
    return report;
  }

  @Post(':id/decision')
  @Operation({
    summary:
      'Staff: hide a reported message from both sides, or dismiss the report; returns 409 with an earlier decision',
    response: MessageReportSchema,
  })
  decideMessageReport(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: DecideMessageReportSchema }) body: DecideMessageReport,
  ): Promise<MessageReport> {
    return this.decide.execute(principal.userId, id, body);
  }
}
