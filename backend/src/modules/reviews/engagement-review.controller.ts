import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type EngagementReview, EngagementReviewSchema } from '@nukkad/contract/reviews/reviews';
import { uuid } from '@nukkad/contract/primitives';
import { type ReviewEngagement, ReviewEngagementSchema } from '@nukkad/contract/reviews/review-calls';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal, wordsOf } from '../../common/security/principal.js';
import { EngagementReviewReadModel } from './engagement-review.read-model.js';
import { ReviewEngagementUseCase } from './review-engagement.use-case.js';

/** The reviews of one engagement, for its two sides. */
@ApiTags('reviews')
@Controller('api/engagements/:id/review')
export class EngagementReviewController {
  constructor(
    private readonly view: EngagementReviewReadModel,
    private readonly review: ReviewEngagementUseCase,
  ) {}

  @Get()
  @Operation({
    summary: 'Retrieve the own review of work, and that of the other side after both are published',
    response: EngagementReviewSchema,
  })
  getEngagementReview(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<EngagementReview> {
    return this.view.findReview(principal.userId, id);
  }

  @Put()
  @Operation({
    summary: 'Create a review of work, or change it until its publication',
    response: EngagementReviewSchema,
  })
  reviewEngagement(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: ReviewEngagementSchema }) body: ReviewEngagement,
  ): Promise<EngagementReview> {
    return this.review.execute(principal.userId, id, { ...body, note: wordsOf(principal, body.note) });
  }
}
