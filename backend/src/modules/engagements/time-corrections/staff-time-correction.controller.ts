import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type DecideTimes,
  DecideTimesSchema,
  type ListTimeCorrectionsQuery,
  ListTimeCorrectionsQuerySchema,
  type StaffTimeCorrection,
  StaffTimeCorrectionSchema,
} from '@nukkad/contract/instant-work/time-corrections';
import { uuid } from '@nukkad/contract/primitives';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { RecordedLists } from '../../../common/audit/recorded-lists.js';
import { Operation } from '../../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../../common/http/page.js';
import { CurrentPrincipal, type Principal, RequiresStaff } from '../../../common/security/principal.js';
import { DecideTimesUseCase } from './decide-times.use-case.js';
import { TimeCorrectionListReadModel } from './time-correction-list.read-model.js';

/** Corrections of times, for the staff. */
@ApiTags('engagements')
@RequiresStaff()
@Controller('api/admin/time-corrections')
export class StaffTimeCorrectionController {
  constructor(
    private readonly corrections: TimeCorrectionListReadModel,
    private readonly lists: RecordedLists,
    private readonly decide: DecideTimesUseCase,
  ) {}

  @Get()
  @Operation({
    summary: 'Staff: list the corrections of times of one list, newest first',
    response: z.array(StaffTimeCorrectionSchema),
    headers: PAGE_HEADERS,
  })
  async listTimeCorrections(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListTimeCorrectionsQuerySchema }) query: ListTimeCorrectionsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffTimeCorrection[]> {
    const page = await this.corrections.listPage(query);
    return sendPage(request, response, await this.lists.recordPage(principal.userId, 'time_corrections.listed', page));
  }

  @Post(':id/decision')
  @Operation({
    summary: 'Staff: decide the times of work that is not own; final after an appeal',
    response: StaffTimeCorrectionSchema,
  })
  decideTimes(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: DecideTimesSchema }) body: DecideTimes,
  ): Promise<StaffTimeCorrection> {
    return this.decide.execute(principal.userId, id, body);
  }
}
