import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Engagement, EngagementSchema } from '@nukkad/contract/instant-work/engagements';
import {
  type AnswerPayCase,
  AnswerPayCaseSchema,
  type AppealPayCase,
  AppealPayCaseSchema,
  type OpenPayCase,
  OpenPayCaseSchema,
} from '@nukkad/contract/instant-work/pay-cases';
import { uuid } from '@nukkad/contract/primitives';
import { Operation } from '../../../common/http/operation.js';
import { CurrentPrincipal, type Principal } from '../../../common/security/principal.js';
import { AnswerPayCaseUseCase } from './answer-pay-case.use-case.js';
import { AppealPayCaseUseCase } from './appeal-pay-case.use-case.js';
import { OpenPayCaseUseCase } from './open-pay-case.use-case.js';

/** Cases of missing money, for their two parties. */
@ApiTags('engagements')
@Controller('api/engagements/:id/pay-case')
export class PayCaseController {
  constructor(
    private readonly openCase: OpenPayCaseUseCase,
    private readonly answerCase: AnswerPayCaseUseCase,
    private readonly appealCase: AppealPayCaseUseCase,
  ) {}

  @Post()
  @Operation({
    summary: 'Report missing or incomplete pay; the employer is asked, and the staff decide',
    response: EngagementSchema,
  })
  openPayCase(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: OpenPayCaseSchema }) body: OpenPayCase,
  ): Promise<Engagement> {
    return this.openCase.execute(principal.userId, id, body);
  }

  @Post('answer')
  @Operation({ summary: 'Answer a report of missing pay; the staff then decide', response: EngagementSchema })
  answerPayCase(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: AnswerPayCaseSchema }) body: AnswerPayCase,
  ): Promise<Engagement> {
    return this.answerCase.execute(principal.userId, id, body);
  }

  @Post('appeal')
  @Operation({
    summary: 'Appeal against the decision about missing pay, once for each side; another member of the staff decides',
    response: EngagementSchema,
  })
  appealPayCase(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: AppealPayCaseSchema }) body: AppealPayCase,
  ): Promise<Engagement> {
    return this.appealCase.execute(principal.userId, id, body);
  }
}
