import { Body, Controller, Get, Header, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ConfirmWork,
  ConfirmWorkSchema,
  type EndWork,
  EndWorkSchema,
  type Engagement,
  EngagementSchema,
  type ListEngagementsQuery,
  ListEngagementsQuerySchema,
  type ReportNoShow,
  ReportNoShowSchema,
  type WorkCode,
  WorkCodeSchema,
} from '@nukkad/contract/instant-work/engagements';
import { type Appeal, AppealSchema } from '@nukkad/contract/instant-work/work-appeals';
import { uuid } from '@nukkad/contract/primitives';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { notFound } from '../../common/errors/common.errors.js';
import { Operation } from '../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { CurrentPrincipal, type Principal, wordsOf } from '../../common/security/principal.js';
import { AppealBreachUseCase } from './appeals/appeal-breach.use-case.js';
import { EndWorkUseCase } from './work/end-work.use-case.js';
import { EngagementReadModel } from './records/engagement.read-model.js';
import { ReportNoShowUseCase } from './work/report-no-show.use-case.js';
import { StartWorkUseCase } from './work/start-work.use-case.js';
import { WorkCodeReadModel } from './work/work-code.read-model.js';

/** Accepted work, for its two parties. */
@ApiTags('engagements')
@Controller('api/engagements')
export class EngagementController {
  constructor(
    private readonly engagements: EngagementReadModel,
    private readonly codes: WorkCodeReadModel,
    private readonly start: StartWorkUseCase,
    private readonly end: EndWorkUseCase,
    private readonly noShow: ReportNoShowUseCase,
    private readonly appeal: AppealBreachUseCase,
  ) {}

  @Get()
  @Operation({
    summary:
      'List the accepted work of the account on both sides: future work by its start, then past work, newest first',
    response: z.array(EngagementSchema),
    headers: PAGE_HEADERS,
  })
  async listEngagements(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListEngagementsQuerySchema }) query: ListEngagementsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Engagement[]> {
    return sendPage(request, response, await this.engagements.listPage(principal.userId, query));
  }

  @Get(':id')
  @Operation({ summary: 'Retrieve accepted work, as visible to the side of the account', response: EngagementSchema })
  async getEngagement(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<Engagement> {
    const engagement = await this.engagements.findOwn(principal.userId, id);
    if (!engagement) throw notFound();
    return engagement;
  }

  @Get(':id/code')
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'Retrieve the code with which the worker confirms the next step to the employer',
    response: WorkCodeSchema,
  })
  getWorkCode(@CurrentPrincipal() principal: Principal, @Param('id', { schema: uuid }) id: string): Promise<WorkCode> {
    return this.codes.getWorkCode(principal.userId, id);
  }

  @Post(':id/start')
  @Operation({
    summary: 'Start work: at once with the code of the worker, otherwise after the confirmation of the other side',
    response: EngagementSchema,
  })
  startWork(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: ConfirmWorkSchema }) body: ConfirmWork,
  ): Promise<Engagement> {
    return this.start.execute(principal.userId, id, body);
  }

  @Post(':id/end')
  @Operation({
    summary: 'End work: at once with the code of the worker, otherwise after the confirmation of the other side',
    response: EngagementSchema,
  })
  endWork(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: EndWorkSchema }) body: EndWork,
  ): Promise<Engagement> {
    return this.end.execute(principal.userId, id, body);
  }

  @Post(':id/no-show')
  @Operation({
    summary: 'Report the absence of the other side, from half an hour after the agreed start',
    response: EngagementSchema,
  })
  reportNoShow(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: ReportNoShowSchema }) body: ReportNoShow,
  ): Promise<Engagement> {
    return this.noShow.execute(principal.userId, id, { reason: wordsOf(principal, body.reason) });
  }

  @Post(':id/appeal')
  @Operation({ summary: 'Appeal against a breach, once; the staff decide', response: EngagementSchema })
  appealBreach(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: AppealSchema }) body: Appeal,
  ): Promise<Engagement> {
    return this.appeal.execute(principal.userId, id, body);
  }
}
