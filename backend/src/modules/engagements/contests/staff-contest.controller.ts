import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { uuid } from '@nukkad/contract/primitives';
import {
  type DecideContest,
  DecideContestSchema,
  type ListContestsQuery,
  ListContestsQuerySchema,
  type StaffContest,
  StaffContestSchema,
} from '@nukkad/contract/payments/staff-contests';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { RecordedLists } from '../../../common/audit/recorded-lists.js';
import { Operation } from '../../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../../common/http/page.js';
import { CurrentPrincipal, type Principal, RequiresStaff } from '../../../common/security/principal.js';
import { DecideContestUseCase } from './decide-contest.use-case.js';
import { StaffContestReadModel } from './staff-contest.read-model.js';

/** Contested hours, for the staff. */
@ApiTags('engagements')
@RequiresStaff()
@Controller('api/admin/contests')
export class StaffContestController {
  constructor(
    private readonly contests: StaffContestReadModel,
    private readonly lists: RecordedLists,
    private readonly decide: DecideContestUseCase,
  ) {}

  @Get()
  @Operation({
    summary: 'Staff: list the contests of one list, the pending ones by their due time',
    response: z.array(StaffContestSchema),
    headers: PAGE_HEADERS,
  })
  async listContests(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListContestsQuerySchema }) query: ListContestsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffContest[]> {
    const page = await this.contests.listPage(principal.userId, query);
    return sendPage(request, response, await this.lists.recordPage(principal.userId, 'contests.listed', page));
  }

  @Post(':id/decision')
  @Operation({
    summary: 'Staff: propose the owed sum of a contest that is not about own work; final after an appeal',
    response: StaffContestSchema,
  })
  decideContest(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: DecideContestSchema }) body: DecideContest,
  ): Promise<StaffContest> {
    return this.decide.execute(principal.userId, id, body);
  }
}
