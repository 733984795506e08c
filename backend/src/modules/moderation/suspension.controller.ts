import { Body, Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { uuid } from '@nukkad/contract/primitives';
import {
  type DecideSuspensionAppeal,
  DecideSuspensionAppealSchema,
  type ListSuspensionAppealsQuery,
  ListSuspensionAppealsQuerySchema,
  type Suspension,
  SuspensionSchema,
  type SuspendUser,
  SuspendUserSchema,
} from '@nukkad/contract/accounts/suspensions';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { RecordedLists } from '../../common/audit/recorded-lists.js';
import { Operation } from '../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { CurrentPrincipal, type Principal, RequiresStaff } from '../../common/security/principal.js';
import { DecideSuspensionAppealUseCase } from './decide-suspension-appeal.use-case.js';
import { ReinstateUserUseCase } from './reinstate-user.use-case.js';
import { SuspendUserUseCase } from './suspend-user.use-case.js';
import { SuspensionReadModel } from './suspension.read-model.js';

/** Suspensions and appeals against them, for the staff. */
@ApiTags('moderation')
@RequiresStaff()
@Controller('api/admin')
export class SuspensionController {
  constructor(
    private readonly suspend: SuspendUserUseCase,
    private readonly reinstate: ReinstateUserUseCase,
    private readonly decide: DecideSuspensionAppealUseCase,
    private readonly suspensions: SuspensionReadModel,
    private readonly lists: RecordedLists,
  ) {}

  @Post('users/:id/suspension')
  @Operation({
    summary: 'Staff: suspend an account for a number of days; returns 409 with the current suspension if there is one',
    status: 201,
    response: SuspensionSchema,
  })
  suspendUser(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: SuspendUserSchema }) body: SuspendUser,
  ): Promise<Suspension> {
    return this.suspend.execute(principal.userId, id, body);
  }

  @Delete('users/:id/suspension')
  @Operation({ summary: 'Staff: end the suspension of an account early', status: 204 })
  reinstateUser(@CurrentPrincipal() principal: Principal, @Param('id', { schema: uuid }) id: string): Promise<void> {
    return this.reinstate.execute(principal.userId, id);
  }

  @Get('suspension-appeals')
  @Operation({
    summary: 'Staff: list suspensions with a pending or a decided appeal, newest first',
    response: z.array(SuspensionSchema),
    headers: PAGE_HEADERS,
  })
  async listSuspensionAppeals(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListSuspensionAppealsQuerySchema }) query: ListSuspensionAppealsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Suspension[]> {
    const page = await this.suspensions.appealPage(principal.userId, query);
    return sendPage(
      request,
      response,
      await this.lists.recordPage(principal.userId, 'suspension_appeals.listed', page),
    );
  }

  @Post('suspensions/:id/appeal-decision')
  @Operation({
    summary:
      'Staff: decide an appeal against a suspension by another member of the staff; returns 409 with an earlier decision',
    response: SuspensionSchema,
  })
  decideSuspensionAppeal(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: DecideSuspensionAppealSchema }) body: DecideSuspensionAppeal,
  ): Promise<Suspension> {
    return this.decide.execute(principal.userId, id, body);
  }
}
