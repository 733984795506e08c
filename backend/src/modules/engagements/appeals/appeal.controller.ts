import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type DecideAppeal,
  DecideAppealSchema,
  type ListAppealsQuery,
  ListAppealsQuerySchema,
  type StaffAppeal,
  StaffAppealSchema,
} from '@nukkad/contract/instant-work/work-appeals';
import { uuid } from '@nukkad/contract/primitives';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { RecordedLists } from '../../../common/audit/recorded-lists.js';
import { Operation } from '../../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../../common/http/page.js';
import { CurrentPrincipal, type Principal, RequiresStaff } from '../../../common/security/principal.js';
import { AppealListReadModel } from './appeal-list.read-model.js';
import { DecideAppealUseCase } from './decide-appeal.use-case.js';

/** Appeals against breaches, for the staff. */
@ApiTags('engagements')
@RequiresStaff()
@Controller('api/admin/appeals')
export class AppealController {
  constructor(
    private readonly appeals: AppealListReadModel,
    private readonly lists: RecordedLists,
    private readonly decide: DecideAppealUseCase,
  ) {}

  @Get()
  @Operation({
    summary: 'Staff: list the appeals of one status, newest first',
    response: z.array(StaffAppealSchema),
    headers: PAGE_HEADERS,
  })
  async listAppeals(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListAppealsQuerySchema }) query: ListAppealsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffAppeal[]> {
    const page = await this.appeals.listPage(query);
    return sendPage(request, response, await this.lists.recordPage(principal.userId, 'appeals.listed', page));
  }

  @Post(':id/decision')
  @Operation({
    summary: 'Staff: decide an appeal that is not about own work; if it is upheld, the breach is revoked',
    response: StaffAppealSchema,
  })
  decideAppeal(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: DecideAppealSchema }) body: DecideAppeal,
  ): Promise<StaffAppeal> {
    return this.decide.execute(principal.userId, id, body);
  }
}
