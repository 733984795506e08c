import { Body, Controller, Get, Param, Post, Query, Req, Res, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CreateApplication,
  CreateApplicationBodySchema,
  type MyApplication,
  MyApplicationSchema,
  RESUME_EXTENSIONS,
} from '@nukkad/contract/jobs/applications';
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
} from '../../common/security/principal.js';
import { AcceptsFile, checkUpload } from '../../common/storage/upload.js';
import { ApplicationsReadModel } from './applications.read-model.js';
import { CreateApplicationUseCase } from './create-application.use-case.js';
import { WithdrawApplicationUseCase } from './withdraw-application.use-case.js';

/** Applications of the seeker who sends them. */
@ApiTags('applications')
@Controller('api')
export class OwnApplicationController {
  constructor(
    private readonly createApplicationUseCase: CreateApplicationUseCase,
    private readonly withdrawApplicationUseCase: WithdrawApplicationUseCase,
    private readonly applications: ApplicationsReadModel,
  ) {}

  @Post('applications')
  @RequiresSide('job_seeker')
  @AcceptsFile('resume')
  @RefusedWhileSuspended()
  @Operation({
    summary: 'Apply to a job; a multipart form may contain a resume',
    status: 201,
    response: MyApplicationSchema,
    consumes: ['application/json', 'multipart/form-data'],
  })
  createApplication(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: CreateApplicationBodySchema }) body: CreateApplication,
    @UploadedFile() file: Express.Multer.File | undefined,
  ): Promise<MyApplication> {
    return this.createApplicationUseCase.execute(principal.userId, body, checkUpload(file, RESUME_EXTENSIONS));
  }

  @Get('my-applications')
  @RequiresSide('job_seeker')
  @Operation({
    summary: 'List the applications of the seeker, newest first',
    response: z.array(MyApplicationSchema),
    headers: PAGE_HEADERS,
  })
  async listMyApplications(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: OwnListQuerySchema }) query: OwnListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MyApplication[]> {
    return sendPage(request, response, await this.applications.listOwn(principal.userId, query));
  }

  @Post('applications/:id/withdraw')
  @RequiresSide('job_seeker')
  @Operation({ summary: 'Withdraw an application', response: MyApplicationSchema })
  withdrawApplication(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<MyApplication> {
    return this.withdrawApplicationUseCase.execute(principal.userId, id);
  }
}
