import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CreateJob,
  CreateJobSchema,
  type Job,
  type JobActivityDay,
  JobActivityDaySchema,
  JobSchema,
  type ListJobsQuery,
  ListJobsQuerySchema,
  type ListMyJobsByFigureQuery,
  ListMyJobsByFigureQuerySchema,
  type ListMyJobsQuery,
  ListMyJobsQuerySchema,
  type MyJobsSummary,
  MyJobsSummarySchema,
  type OwnJob,
  OwnJobSchema,
  type UpdateJob,
  UpdateJobSchema,
} from '@nukkad/contract/jobs/jobs';
import { type ReportJob, ReportJobSchema } from '@nukkad/contract/jobs/job-reviews';
import { uuid } from '@nukkad/contract/primitives';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { notFound } from '../../common/errors/common.errors.js';
import { Operation } from '../../common/http/operation.js';
import {
  CurrentPrincipal,
  type Principal,
  RefusedWhileSuspended,
  RequiresSide,
  type IsWithdrawal,
} from '../../common/security/principal.js';
import { COUNTED_PAGE_HEADERS, PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { CreateJobUseCase } from './create-job.use-case.js';
import { JobActivityReadModel } from './job-activity.read-model.js';
import { JobListReadModel } from './job-list.read-model.js';
import { OwnJobsReadModel } from './own-jobs.read-model.js';
import { RecordJobViewUseCase } from './record-job-view.use-case.js';
import { ReportJobUseCase } from './report-job.use-case.js';
import { UpdateJobUseCase } from './update-job.use-case.js';

/** Returns whether a change only pauses, fills or closes a job. */
const takesJobDown: IsWithdrawal = ({ status, isActive, updatedAt: _seen, ...others }) =>
  Object.keys(others).length === 0 && (isActive === false || ['paused', 'filled', 'closed'].includes(String(status)));

/** Jobs: posting them, managing own ones, viewing others. */
@ApiTags('jobs')
@Controller('api')
export class JobController {
  constructor(
    private readonly createJobUseCase: CreateJobUseCase,
    private readonly updateJobUseCase: UpdateJobUseCase,
    private readonly recordJobViewUseCase: RecordJobViewUseCase,
    private readonly reportJobUseCase: ReportJobUseCase,
    private readonly list: JobListReadModel,
    private readonly own: OwnJobsReadModel,
    private readonly activity: JobActivityReadModel,
  ) {}

  @Post('jobs')
  @RequiresSide('employer')
  @RefusedWhileSuspended()
  @Operation({ summary: 'Post a job', status: 201, response: OwnJobSchema })
  createJob(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: CreateJobSchema }) body: CreateJob,
  ): Promise<OwnJob> {
    return this.createJobUseCase.execute(principal.userId, body);
  }

  @Get('my-jobs')
  @RequiresSide('employer')
  @Operation({
    summary: 'List the jobs of the employer in any state, newest first',
    response: z.array(OwnJobSchema),
    headers: PAGE_HEADERS,
  })
  async listMyJobs(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListMyJobsQuerySchema }) query: ListMyJobsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnJob[]> {
    return sendPage(request, response, await this.own.list(principal.userId, query));
  }

  @Get('my-jobs/summary')
  @RequiresSide('employer')
  @Operation({
    summary: 'Retrieve the number of jobs of the employer, and the jobs with the most pending actions',
    response: MyJobsSummarySchema,
  })
  getMyJobsSummary(@CurrentPrincipal() principal: Principal): Promise<MyJobsSummary> {
    return this.own.summary(principal.userId);
  }

  @Get('my-jobs/by-figure')
  @RequiresSide('employer')
  @Operation({
    summary: 'List the jobs of the employer that contribute to a statistic, the largest contribution first',
    response: z.array(OwnJobSchema),
    headers: PAGE_HEADERS,
  })
  async listMyJobsByFigure(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListMyJobsByFigureQuerySchema }) query: ListMyJobsByFigureQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnJob[]> {
    return sendPage(request, response, await this.own.listByFigure(principal.userId, query));
  }

  @Get('my-jobs/:id')
  @RequiresSide('employer')
  @Operation({ summary: 'Retrieve a job of the employer in any state, with its counts', response: OwnJobSchema })
  async getMyJob(@CurrentPrincipal() principal: Principal, @Param('id', { schema: uuid }) id: string): Promise<OwnJob> {
    const job = await this.own.find(principal.userId, id);
    if (!job) throw notFound();
    return job;
  }

  @Get('jobs')
  @Operation({ summary: 'List open jobs, newest first', response: z.array(JobSchema), headers: COUNTED_PAGE_HEADERS })
  async listJobs(
    @Query({ schema: ListJobsQuerySchema }) query: ListJobsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Job[]> {
    return sendPage(request, response, await this.list.open(query));
  }

  @Get('jobs/:id')
  @Operation({
    summary: 'Retrieve a job that is open, posted by the account, or applied to by the account',
    response: JobSchema,
  })
  async getJob(@CurrentPrincipal() principal: Principal, @Param('id', { schema: uuid }) id: string): Promise<Job> {
    const job = await this.list.findVisible(id, principal.userId);
    if (!job) throw notFound();
    return job;
  }

  @Patch('jobs/:id')
  @RequiresSide('employer')
  @RefusedWhileSuspended(takesJobDown)
  @Operation({ summary: 'Edit, close, pause, fill, reopen (renew) or pin a job', response: OwnJobSchema })
  updateJob(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: UpdateJobSchema }) body: UpdateJob,
  ): Promise<OwnJob> {
    return this.updateJobUseCase.execute(principal.userId, id, body);
  }

  @Get('jobs/:id/activity')
  @RequiresSide('employer')
  @Operation({
    summary: 'List the daily views and applications of a job in the last 30 days',
    response: z.array(JobActivityDaySchema),
  })
  async getJobActivity(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<JobActivityDay[]> {
    const days = await this.activity.listActivityDays(principal.userId, id);
    if (!days) throw notFound();
    return days;
  }

  @Post('jobs/:id/report')
  @Operation({ summary: 'Report an open job of another account to the staff, once', status: 204 })
  reportJob(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: ReportJobSchema }) body: ReportJob,
  ): Promise<void> {
    return this.reportJobUseCase.execute(principal.userId, id, body);
  }

  @Post('jobs/:id/views')
  @RequiresSide('job_seeker')
  @Operation({ summary: 'Record a view of a job; one is counted each day', status: 204 })
  recordJobView(@CurrentPrincipal() principal: Principal, @Param('id', { schema: uuid }) id: string): Promise<void> {
    return this.recordJobViewUseCase.execute(principal.userId, id);
  }
}
