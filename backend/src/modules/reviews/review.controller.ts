import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type EngagementReview,
  EngagementReviewSchema,
  type PendingReview,
  PendingReviewSchema,
  type ReviewSummary,
  ReviewSummarySchema,
} from '@nukkad/contract/reviews/reviews';
import { uuid } from '@nukkad/contract/primitives';
import {
  type AppealReview,
  AppealReviewSchema,
  type ReplyToReview,
  ReplyToReviewSchema,
  type ReportReview,
  ReportReviewSchema,
} from '@nukkad/contract/reviews/review-calls';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal, RefusedWhileSuspended } from '../../common/security/principal.js';
import { AppealReviewUseCase } from './appeal-review.use-case.js';
import { PendingReviewsReadModel } from './pending-reviews.read-model.js';
import { ReplyToReviewUseCase } from './reply-to-review.use-case.js';
import { ReportReviewUseCase } from './report-review.use-case.js';
import { ReviewSummaryReadModel } from './review-summary.read-model.js';

/** Reviews of work, for the account that wrote them or that they are about. */
@ApiTags('reviews')
@Controller('api/reviews')
export class ReviewController {
  constructor(
    private readonly pending: PendingReviewsReadModel,
    private readonly summary: ReviewSummaryReadModel,
    private readonly reply: ReplyToReviewUseCase,
    private readonly report: ReportReviewUseCase,
    private readonly appeal: AppealReviewUseCase,
  ) {}

  @Get('pending')
  @Operation({
    summary: 'List the work that awaits a review by the account, the earliest deadline first; at most 50',
    response: z.array(PendingReviewSchema),
  })
  listPendingReviews(@CurrentPrincipal() principal: Principal): Promise<PendingReview[]> {
    return this.pending.listPending(principal.userId);
  }

  @Get('summary/me')
  @Operation({
    summary: 'Retrieve the reviews of the account as others read them, with the answers that count and their end',
    response: ReviewSummarySchema,
  })
  getReviewSummary(@CurrentPrincipal() principal: Principal): Promise<ReviewSummary> {
    return this.summary.findSummary(principal.userId);
  }

  @Post(':id/reply')
  @RefusedWhileSuspended()
  @Operation({
    summary: 'Reply to a received review, once and within 30 days of its publication',
    response: EngagementReviewSchema,
  })
  replyToReview(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: ReplyToReviewSchema }) body: ReplyToReview,
  ): Promise<EngagementReview> {
    return this.reply.execute(principal.userId, id, body);
  }

  @Post(':id/report')
  @Operation({ summary: 'Report a received review to the staff, once', response: EngagementReviewSchema })
  reportReview(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: ReportReviewSchema }) body: ReportReview,
  ): Promise<EngagementReview> {
    return this.report.execute(principal.userId, id, body);
  }

  @Post(':id/appeal')
  @Operation({
    summary: 'Appeal against a decision about a review, once; another member of the staff decides',
    response: EngagementReviewSchema,
  })
  appealReview(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: AppealReviewSchema }) body: AppealReview,
  ): Promise<EngagementReview> {
    return this.appeal.execute(principal.userId, id, body);
  }
}
