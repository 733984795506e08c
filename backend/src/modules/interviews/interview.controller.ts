import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AnswerInterviewProposal,
  AnswerInterviewProposalSchema,
  type CancelInterviewRequest,
  CancelInterviewRequestSchema,
  type InterviewState,
  InterviewStateSchema,
  type MarkInterview,
  MarkInterviewSchema,
  type ProposeInterviewTime,
  ProposeInterviewTimeSchema,
} from '@nukkad/contract/interviews/interview-changes';
import {
  type CreateInterviewRequest,
  CreateInterviewRequestSchema,
  type InterviewAnswer,
  InterviewAnswerSchema,
  type InterviewRequest,
  InterviewRequestSchema,
  type InviteToInterview,
  InviteToInterviewSchema,
  type ReceivedInterviewRequest,
  ReceivedInterviewRequestSchema,
  type RespondToInterviewRequest,
  RespondToInterviewRequestSchema,
} from '@nukkad/contract/interviews/interviews';
import { uuid } from '@nukkad/contract/primitives';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import {
  CurrentPrincipal,
  type Principal,
  RefusedWhileSuspended,
  RequiresSide,
  wordsOf,
} from '../../common/security/principal.js';
import { AnswerInterviewProposalUseCase } from './answer-interview-proposal.use-case.js';
import { CancelInterviewRequestUseCase } from './cancel-interview-request.use-case.js';
import { CreateInterviewRequestUseCase } from './create-interview-request.use-case.js';
import { InterviewListReadModel } from './interview-list.read-model.js';
import { InviteToInterviewUseCase } from './invite-to-interview.use-case.js';
import { MarkInterviewUseCase } from './mark-interview.use-case.js';
import { ProposeInterviewTimeUseCase } from './propose-interview-time.use-case.js';
import { RespondToInterviewRequestUseCase } from './respond-to-interview-request.use-case.js';

/** Interview requests, from both sides. */
@ApiTags('interviews')
@Controller('api')
export class InterviewController {
  constructor(
    private readonly create: CreateInterviewRequestUseCase,
    private readonly invite: InviteToInterviewUseCase,
    private readonly cancel: CancelInterviewRequestUseCase,
    private readonly propose: ProposeInterviewTimeUseCase,
    private readonly answer: AnswerInterviewProposalUseCase,
    private readonly mark: MarkInterviewUseCase,
    private readonly respond: RespondToInterviewRequestUseCase,
    private readonly list: InterviewListReadModel,
  ) {}

  @Post('interview-requests')
  @RequiresSide('job_seeker')
  @RefusedWhileSuspended()
  @Operation({
    summary: 'Request an interview for a job, or by category from employers within 20 km',
    status: 201,
    response: InterviewRequestSchema,
  })
  createInterviewRequest(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: CreateInterviewRequestSchema }) body: CreateInterviewRequest,
  ): Promise<InterviewRequest> {
    return this.create.execute(principal.userId, body);
  }

  @Post('applications/:id/interview')
  @RequiresSide('employer')
  @RefusedWhileSuspended()
  @Operation({
    summary: 'Invite an applicant to an interview, which is booked when the applicant accepts',
    status: 201,
    response: InterviewStateSchema,
  })
  inviteToInterview(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: InviteToInterviewSchema }) body: InviteToInterview,
  ): Promise<InterviewState> {
    return this.invite.execute(principal.userId, id, body);
  }

  @Get('interview-requests')
  @Operation({
    summary: 'List the interview requests of the seeker, newest first',
    response: z.array(InterviewRequestSchema),
  })
  listInterviewRequests(@CurrentPrincipal() principal: Principal): Promise<InterviewRequest[]> {
    return this.list.listOfSeeker(principal.userId);
  }

  @Post('interview-requests/:id/cancel')
  @Operation({
    summary: 'Withdraw an interview request, or cancel a confirmed interview; permitted to both sides',
    response: InterviewStateSchema,
  })
  cancelInterviewRequest(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: CancelInterviewRequestSchema }) body: CancelInterviewRequest,
  ): Promise<InterviewState> {
    return this.cancel.execute(principal.userId, id, { message: wordsOf(principal, body.message) });
  }

  @Post('interview-requests/:id/proposal')
  @RefusedWhileSuspended()
  @Operation({
    summary: 'Propose another time for an interview; the current time applies until the other side accepts',
    response: InterviewStateSchema,
  })
  proposeInterviewTime(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: ProposeInterviewTimeSchema }) body: ProposeInterviewTime,
  ): Promise<InterviewState> {
    return this.propose.execute(principal.userId, id, body);
  }

  @Post('interview-requests/:id/proposal/answer')
  @RefusedWhileSuspended(({ answer }) => answer === 'refused')
  @Operation({ summary: 'Accept or decline the time that the other side proposed', response: InterviewStateSchema })
  answerInterviewProposal(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: AnswerInterviewProposalSchema }) body: AnswerInterviewProposal,
  ): Promise<InterviewState> {
    return this.answer.execute(principal.userId, id, body);
  }

  @Post('interview-requests/:id/outcome')
  @Operation({
    summary: 'Record after the start of an interview that it took place, or that the other side was absent',
    response: InterviewStateSchema,
  })
  markInterview(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: MarkInterviewSchema }) body: MarkInterview,
  ): Promise<InterviewState> {
    return this.mark.execute(principal.userId, id, body);
  }

  @Get('received-interview-requests')
  @RequiresSide('employer')
  @Operation({
    summary: 'List the interview requests that the employer may answer or has answered, newest first',
    response: z.array(ReceivedInterviewRequestSchema),
  })
  listReceivedInterviewRequests(@CurrentPrincipal() principal: Principal): Promise<ReceivedInterviewRequest[]> {
    return this.list.listOfEmployer(principal.userId);
  }

  @Post('interview-requests/:id/respond')
  @RequiresSide('employer')
  @RefusedWhileSuspended(({ response, message }) => response === 'declined' && !message)
  @Operation({
    summary: 'Confirm or decline an interview request; the first of several employers receives it',
    response: InterviewAnswerSchema,
  })
  respondToInterviewRequest(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: RespondToInterviewRequestSchema }) body: RespondToInterviewRequest,
  ): Promise<InterviewAnswer> {
    return this.respond.execute(principal.userId, id, body);
  }
}
