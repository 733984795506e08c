import { Body, Controller, Get, Param, Patch, Post, Put, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type JobApplication,
  JobApplicationSchema,
  type ListApplicationsQuery,
  ListApplicationsQuerySchema,
  type RejectApplications,
  RejectApplicationsSchema,
  type RejectedApplications,
  RejectedApplicationsSchema,
  type SetApplicationNote,
  SetApplicationNoteSchema,
  type UpdateApplication,
  UpdateApplicationSchema,
} from '@nukkad/contract/jobs/applications';
import { uuid } from '@nukkad/contract/primitives';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { notFound } from '../../common/errors/common.errors.js';
import { asDownload } from '../../common/http/download.js';
import { Operation } from '../../common/http/operation.js';
import {
  CurrentPrincipal,
  type Principal,
  RefusedWhileSuspended,
  RequiresSide,
} from '../../common/security/principal.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { ApplicationResumeReadModel } from './application-resume.read-model.js';
import { ApplicationsReadModel } from './applications.read-model.js';
import { RejectApplicationsUseCase } from './reject-applications.use-case.js';
import { SetApplicationNoteUseCase } from './set-application-note.use-case.js';
import { UpdateApplicationUseCase } from './update-application.use-case.js';

/** Applications to the jobs of an employer. Their resume is also available to the seeker. */
@ApiTags('applications')
@Controller('api')
export class ApplicationController {
  constructor(
    private readonly updateApplicationUseCase: UpdateApplicationUseCase,
    private readonly rejectApplicationsUseCase: RejectApplicationsUseCase,
    private readonly setApplicationNoteUseCase: SetApplicationNoteUseCase,
    private readonly applications: ApplicationsReadModel,
    private readonly resumes: ApplicationResumeReadModel,
  ) {}

  @Get('jobs/:id/applications')
  @RequiresSide('employer')
  @Operation({
    summary: 'List the applications to a job, newest first, optionally of one status',
    response: z.array(JobApplicationSchema),
    headers: PAGE_HEADERS,
  })
  async listJobApplications(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Query({ schema: ListApplicationsQuerySchema }) query: ListApplicationsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobApplication[]> {
    const page = await this.applications.listReceived(principal.userId, id, query);
    if (!page) throw notFound();
    return sendPage(request, response, page);
  }

  @Get('applications/:id')
  @RequiresSide('employer')
  @Operation({ summary: 'Retrieve an application to a job of the employer', response: JobApplicationSchema })
  async getApplication(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<JobApplication> {
    const application = await this.applications.findReceived(principal.userId, id);
    if (!application) throw notFound();
    return application;
  }

  @Patch('applications/:id')
  @RequiresSide('employer')
  @RefusedWhileSuspended(({ status, message }) => status === 'rejected' && !message)
  @Operation({
    summary: 'Change the status of an application to a job of the employer',
    response: JobApplicationSchema,
  })
  updateApplication(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: UpdateApplicationSchema }) body: UpdateApplication,
  ): Promise<JobApplication> {
    return this.updateApplicationUseCase.execute(principal.userId, id, body);
  }

  @Post('jobs/:id/applications/reject')
  @RequiresSide('employer')
  @RefusedWhileSuspended(({ message }) => !message)
  @Operation({ summary: 'Reject several applications to a job for one reason', response: RejectedApplicationsSchema })
  rejectApplications(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: RejectApplicationsSchema }) body: RejectApplications,
  ): Promise<RejectedApplications> {
    return this.rejectApplicationsUseCase.execute(principal.userId, id, body);
  }

  @Put('applications/:id/note')
  @RequiresSide('employer')
  @Operation({ summary: 'Set the private note of the employer about an application', response: JobApplicationSchema })
  setApplicationNote(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: SetApplicationNoteSchema }) body: SetApplicationNote,
  ): Promise<JobApplication> {
    return this.setApplicationNoteUseCase.execute(principal.userId, id, body.note);
  }

  @Get('applications/:id/resume')
  @Operation({ summary: 'Download the resume of an application', produces: 'application/octet-stream' })
  async getApplicationResume(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const resume = await this.resumes.open(principal.userId, id);
    if (!resume) throw notFound();
    return asDownload(response, resume);
  }
}
