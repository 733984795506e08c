import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type JobRequest,
  type JobRequestAnswer,
  JobRequestAnswerSchema,
  JobRequestSchema,
  type RespondToJobRequest,
  RespondToJobRequestSchema,
  type Standby,
  StandbySchema,
} from '@nukkad/contract/instant-work/job-requests';
import { uuid } from '@nukkad/contract/primitives';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import {
  CurrentPrincipal,
  type Principal,
  RefusedWhileSuspended,
  RequiresSide,
} from '../../common/security/principal.js';
import { JobRequestsReadModel } from './job-requests.read-model.js';
import { RespondToJobRequestUseCase } from './respond-to-job-request.use-case.js';
import { SetStandbyUseCase } from './set-standby.use-case.js';
import { UndoJobRequestUseCase } from './undo-job-request.use-case.js';

/** Requests that offer instant work, for the worker. */
@ApiTags('instant-hire')
@Controller('api/job-requests')
@RequiresSide('job_seeker')
export class JobRequestController {
  constructor(
    private readonly requests: JobRequestsReadModel,
    private readonly respond: RespondToJobRequestUseCase,
    private readonly undo: UndoJobRequestUseCase,
    private readonly standby: SetStandbyUseCase,
  ) {}

  @Get()
  @Operation({
    summary: 'List the requests for instant work of the worker, the pending ones first',
    response: z.array(JobRequestSchema),
  })
  listJobRequests(@CurrentPrincipal() principal: Principal): Promise<JobRequest[]> {
    return this.requests.listOfWorker(principal.userId);
  }

  @Post(':id/respond')
  @RefusedWhileSuspended(({ response, message }) => response === 'declined' && !message)
  @Operation({
    summary: 'Accept a request for instant work while an opening is left, or decline it',
    response: JobRequestAnswerSchema,
  })
  respondToJobRequest(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: RespondToJobRequestSchema }) body: RespondToJobRequest,
  ): Promise<JobRequestAnswer> {
    return this.respond.execute(principal.userId, id, body);
  }

  @Post(':id/undo')
  @Operation({
    summary: 'Undo an acceptance within the undo period, without a consequence',
    response: JobRequestAnswerSchema,
  })
  undoJobRequest(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<JobRequestAnswer> {
    return this.undo.execute(principal.userId, id);
  }

  @Post(':id/standby')
  @RefusedWhileSuspended(({ standby }) => standby === false)
  @Operation({
    summary: 'Join or leave the standby list of a filled job; a vacant opening is assigned without another request',
    response: JobRequestAnswerSchema,
  })
  setStandby(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: StandbySchema }) body: Standby,
  ): Promise<JobRequestAnswer> {
    return this.standby.execute(principal.userId, id, body);
  }
}
