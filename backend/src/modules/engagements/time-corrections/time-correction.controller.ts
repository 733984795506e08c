import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Engagement, EngagementSchema } from '@nukkad/contract/instant-work/engagements';
import { uuid } from '@nukkad/contract/primitives';
import {
  type AnswerTimes,
  AnswerTimesSchema,
  type AppealTimes,
  AppealTimesSchema,
  type ProposeTimes,
  ProposeTimesSchema,
} from '@nukkad/contract/instant-work/time-corrections';
import { Operation } from '../../../common/http/operation.js';
import { CurrentPrincipal, type Principal } from '../../../common/security/principal.js';
import { AnswerTimesUseCase } from './answer-times.use-case.js';
import { AppealTimesUseCase } from './appeal-times.use-case.js';
import { ProposeTimesUseCase } from './propose-times.use-case.js';

/** Corrections of the times of finished work that is paid directly, for its two parties. */
@ApiTags('engagements')
@Controller('api/engagements/:id/times')
export class TimeCorrectionController {
  constructor(
    private readonly propose: ProposeTimesUseCase,
    private readonly answer: AnswerTimesUseCase,
    private readonly appeal: AppealTimesUseCase,
  ) {}

  @Post()
  @Operation({
    summary: 'Propose other times of completed work; the other side is asked',
    response: EngagementSchema,
  })
  proposeTimes(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: ProposeTimesSchema }) body: ProposeTimes,
  ): Promise<Engagement> {
    return this.propose.execute(principal.userId, id, body);
  }

  @Post('answer')
  @Operation({
    summary: 'Accept the proposed times, or contest them with a reason; the staff then decide',
    response: EngagementSchema,
  })
  answerTimes(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: AnswerTimesSchema }) body: AnswerTimes,
  ): Promise<Engagement> {
    return this.answer.execute(principal.userId, id, body);
  }

  @Post('appeal')
  @Operation({
    summary: 'Appeal against the decided times, once; another member of the staff decides',
    response: EngagementSchema,
  })
  appealTimes(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: AppealTimesSchema }) body: AppealTimes,
  ): Promise<Engagement> {
    return this.appeal.execute(principal.userId, id, body);
  }
}
