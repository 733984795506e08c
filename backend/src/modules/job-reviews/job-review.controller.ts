import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type DecideJobReview,
  DecideJobReviewSchema,
  type JobReview,
  JobReviewSchema,
  type ListJobReviewsQuery,
  ListJobReviewsQuerySchema,
} from '@nukkad/contract/jobs/job-reviews';
import { uuid } from '@nukkad/contract/primitives';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { CurrentPrincipal, type Principal, RequiresStaff } from '../../common/security/principal.js';
import { DecideJobReviewUseCase } from './decide-job-review.use-case.js';
import { JobReviewListReadModel } from './job-review-list.read-model.js';

/** Jobs under review by staff: doubtful texts and reports. */
@ApiTags('job-reviews')
@RequiresStaff()
@Controller('api/admin/job-reviews')
export class JobReviewController {
  constructor(
    private readonly reviews: JobReviewListReadModel,
    private readonly decide: DecideJobReviewUseCase,
  ) {}

  @Get()
  @Operation({
    summary: 'Staff: list jobs with a pending or a completed review, newest first',
    response: z.array(JobReviewSchema),
    headers: PAGE_HEADERS,
  })
  async listJobReviews(
    @Query({ schema: ListJobReviewsQuerySchema }) query: ListJobReviewsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobReview[]> {
    return sendPage(request, response, await this.reviews.listPage(query));
  }

  @Post(':id/decision')
  @Operation({ summary: 'Staff: approve a job or remove it, with a reason', response: JobReviewSchema })
  decideJobReview(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: DecideJobReviewSchema }) body: DecideJobReview,
  ): Promise<JobReview> {
    return this.decide.execute(principal.userId, id, body);
  }
}
