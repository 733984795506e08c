import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type DecidePayCase,
  DecidePayCaseSchema,
  type ListPayCasesQuery,
  ListPayCasesQuerySchema,
  type StaffPayCase,
  StaffPayCaseSchema,
} from '@nukkad/contract/instant-work/pay-cases';
import { uuid } from '@nukkad/contract/primitives';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { RecordedLists } from '../../../common/audit/recorded-lists.js';
import { Operation } from '../../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../../common/http/page.js';
import { CurrentPrincipal, type Principal, RequiresStaff } from '../../../common/security/principal.js';
import { DecidePayCaseUseCase } from './decide-pay-case.use-case.js';
import { PayCaseListReadModel } from './pay-case-list.read-model.js';

/** Cases of missing money, for the staff. */
@ApiTags('engagements')
@RequiresStaff()
@Controller('api/admin/pay-cases')
export class StaffPayCaseController {
  constructor(
    private readonly cases: PayCaseListReadModel,
    private readonly lists: RecordedLists,
    private readonly decide: DecidePayCaseUseCase,
  ) {}

  @Get()
  @Operation({
    summary: 'Staff: list the cases about missing pay of one list, newest first',
    response: z.array(StaffPayCaseSchema),
    headers: PAGE_HEADERS,
  })
  async listPayCases(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListPayCasesQuerySchema }) query: ListPayCasesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffPayCase[]> {
    const page = await this.cases.listPage(query);
    return sendPage(request, response, await this.lists.recordPage(principal.userId, 'pay_cases.listed', page));
  }

  @Post(':id/decision')
  @Operation({
    summary: 'Staff: decide the sum that is still owed in a case that is not about own work; final after an appeal',
    response: StaffPayCaseSchema,
  })
  decidePayCase(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: DecidePayCaseSchema }) body: DecidePayCase,
  ): Promise<StaffPayCase> {
    return this.decide.execute(principal.userId, id, body);
  }
}
