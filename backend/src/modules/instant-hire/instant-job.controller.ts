import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Engagement, EngagementSchema } from '@nukkad/contract/instant-work/engagements';
import {
  type Cancel,
  CancelSchema,
  type CreateInstantJob,
  CreateInstantJobSchema,
  type InstantJob,
  type InstantJobBoard,
  InstantJobBoardSchema,
  InstantJobSchema,
  type PostedInstantJob,
  PostedInstantJobSchema,
  type Regular,
  RegularSchema,
} from '@nukkad/contract/instant-work/instant-jobs';
import { type OwnListQuery, OwnListQuerySchema } from '@nukkad/contract/jobs/jobs';
import { uuid } from '@nukkad/contract/primitives';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import {
  CurrentPrincipal,
  type Principal,
  RefusedWhileSuspended,
  RequiresSide,
  wordsOf,
} from '../../common/security/principal.js';
import { AskEveryoneUseCase } from './ask-everyone.use-case.js';
import { CancelEngagementUseCase } from './cancel-engagement.use-case.js';
import { CancelInstantJobUseCase } from './cancel-instant-job.use-case.js';
import { CreateInstantJobUseCase } from './create-instant-job.use-case.js';
import { InstantJobsReadModel } from './instant-jobs.read-model.js';

/** Instant jobs, from the employer's side; and the end of accepted work before it starts, from both. */
@ApiTags('instant-hire')
@Controller('api')
export class InstantJobController {
  constructor(
    private readonly create: CreateInstantJobUseCase,
    private readonly cancel: CancelInstantJobUseCase,
    private readonly everyone: AskEveryoneUseCase,
    private readonly cancelWork: CancelEngagementUseCase,
    private readonly jobs: InstantJobsReadModel,
  ) {}

  @Post('instant-jobs')
  @RequiresSide('employer')
  @RefusedWhileSuspended()
  @Operation({
    summary: 'Post an instant job, and send requests to the best available workers nearby',
    status: 201,
    response: PostedInstantJobSchema,
  })
  createInstantJob(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: CreateInstantJobSchema }) body: CreateInstantJob,
  ): Promise<PostedInstantJob> {
    return this.create.execute(principal.userId, body);
  }

  @Get('instant-jobs')
  @RequiresSide('employer')
  @Operation({
    summary: 'List the instant jobs of the employer, newest first',
    response: z.array(InstantJobSchema),
    headers: PAGE_HEADERS,
  })
  async listInstantJobs(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: OwnListQuerySchema }) query: OwnListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InstantJob[]> {
    return sendPage(request, response, await this.jobs.listPage(principal.userId, query));
  }

  @Get('instant-jobs/regulars')
  @RequiresSide('employer')
  @Operation({
    summary: 'List workers with good previous work for the employer, who can be requested first',
    response: z.array(RegularSchema),
  })
  listRegulars(@CurrentPrincipal() principal: Principal): Promise<Regular[]> {
    return this.jobs.listRegulars(principal.userId);
  }

  @Get('instant-jobs/:id')
  @RequiresSide('employer')
  @Operation({
    summary: 'Retrieve an instant job of the employer, with the requested and the accepted workers',
    response: InstantJobBoardSchema,
  })
  getInstantJob(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<InstantJobBoard> {
    return this.jobs.getOwn(principal.userId, id);
  }

  @Post('instant-jobs/:id/ask-everyone')
  @RequiresSide('employer')
  @RefusedWhileSuspended()
  @Operation({
    summary: 'Send requests to all matching workers at once, instead of in waves',
    response: InstantJobBoardSchema,
  })
  askEveryone(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<InstantJobBoard> {
    return this.everyone.execute(principal.userId, id);
  }

  @Post('instant-jobs/:id/cancel')
  @RequiresSide('employer')
  @Operation({
    summary: 'Cancel an instant job, and notify the workers who accepted it',
    response: InstantJobBoardSchema,
  })
  cancelInstantJob(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: CancelSchema }) body: Cancel,
  ): Promise<InstantJobBoard> {
    return this.cancel.execute(principal.userId, id, { reason: wordsOf(principal, body.reason) });
  }

  @Post('engagements/:id/cancel')
  @Operation({
    summary: 'Cancel accepted work before its start; permitted to both sides',
    response: EngagementSchema,
  })
  cancelEngagement(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: CancelSchema }) body: Cancel,
  ): Promise<Engagement> {
    return this.cancelWork.execute(principal.userId, id, { reason: wordsOf(principal, body.reason) });
  }
}
