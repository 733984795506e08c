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
    summary: 'Ask for an interview: for one job, or by category with whoever hires within 20 km',
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
    summary: 'Invite somebody who applied to an interview; it is fixed when they accept',
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
    summary: 'Interview requests of the signed-in seeker, newest first',
    response: z.array(InterviewRequestSchema),
  })
  listInterviewRequests(@CurrentPrincipal() principal: Principal): Promise<InterviewRequest[]> {
    return this.list.listOfSeeker(principal.userId);
  }

  @Post('interview-requests/:id/cancel')
  @Operation({
    summary: 'Take an interview request back, or call a confirmed interview off; both sides may',
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
    summary: 'Propose another time; until the other side accepts it, nothing changes',
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
  @Operation({ summary: 'Accept the time that the other side proposed, or refuse it', response: InterviewStateSchema })
  answerInterviewProposal(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: AnswerInterviewProposalSchema }) body: AnswerInterviewProposal,
  ): Promise<InterviewState> {
    return this.answer.execute(principal.userId, id, body);
  }

  @Post('interview-requests/:id/outcome')
  @Operation({
    summary: 'Say, once its time has come, that an interview took place, or that the other side was not there',
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
    summary: 'Interview requests that the signed-in employer may answer or has answered, newest first',
    response: z.array(ReceivedInterviewRequestSchema),
  })
  listReceivedInterviewRequests(@CurrentPrincipal() principal: Principal): Promise<ReceivedInterviewRequest[]> {
    return this.list.listOfEmployer(principal.userId);
  }

  @Post('interview-requests/:id/respond')
  @RequiresSide('employer')
  @RefusedWhileSuspended(({ response, message }) => response === 'declined' && !message)
  @Operation({
    summary: 'Confirm an interview request or decline it; of several employers the first has it',
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
