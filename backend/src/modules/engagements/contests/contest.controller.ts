import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Engagement, EngagementSchema } from '@nukkad/contract/instant-work/engagements';
import { uuid } from '@nukkad/contract/primitives';
import {
  type AnswerContest,
  AnswerContestSchema,
  type OpenContest,
  OpenContestSchema,
} from '@nukkad/contract/instant-work/secure-pay-calls';
import { Operation } from '../../../common/http/operation.js';
import { RequiresIdempotencyKey } from '../../../common/http/requires-idempotency-key.js';
import { CurrentPrincipal, type Principal } from '../../../common/security/principal.js';
import { AdvanceContestUseCase } from './advance-contest.use-case.js';
import { OpenContestUseCase } from './open-contest.use-case.js';

/** Contests of working hours while a provider holds the pay. */
@ApiTags('engagements')
@Controller('api/engagements/:id/contest')
export class ContestController {
  constructor(
    private readonly opening: OpenContestUseCase,
    private readonly contest: AdvanceContestUseCase,
  ) {}

  @Post()
  @RequiresIdempotencyKey()
  @Operation({
    summary: 'Contest the hours that the other side stated; requires an Idempotency-Key',
    response: EngagementSchema,
  })
  openContest(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: OpenContestSchema }) body: OpenContest,
  ): Promise<Engagement> {
    return this.opening.execute(principal.userId, id, body);
  }

  @Post('answer')
  @Operation({ summary: 'Accept the hours of the contest, or reject them with a reason', response: EngagementSchema })
  answerContest(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: AnswerContestSchema }) body: AnswerContest,
  ): Promise<Engagement> {
    return this.contest.execute(principal.userId, id, { kind: 'answer', ...body });
  }

  @Post('withdrawal')
  @Operation({ summary: 'Withdraw a contest; the hours of the other side apply', response: EngagementSchema })
  withdrawContest(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<Engagement> {
    return this.contest.execute(principal.userId, id, { kind: 'withdraw' });
  }

  @Post('acceptance')
  @Operation({ summary: 'Accept the split that the staff proposed', response: EngagementSchema })
  acceptProposal(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<Engagement> {
    return this.contest.execute(principal.userId, id, { kind: 'accept' });
  }

  @Post('appeal')
  @Operation({
    summary: 'Appeal against the split that the staff proposed; another person decides',
    response: EngagementSchema,
  })
  appealProposal(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<Engagement> {
    return this.contest.execute(principal.userId, id, { kind: 'appeal' });
  }
}
