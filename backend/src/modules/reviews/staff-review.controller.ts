import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ReviewBias, ReviewBiasSchema, type ReviewCase, ReviewCaseSchema } from '@nukkad/contract/reviews/reviews';
import { uuid } from '@nukkad/contract/primitives';
import {
  type DecideReviewCase,
  DecideReviewCaseSchema,
  type ListReviewBiasQuery,
  ListReviewBiasQuerySchema,
  type ListReviewCasesQuery,
  ListReviewCasesQuerySchema,
} from '@nukkad/contract/reviews/review-calls';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { RecordedLists } from '../../common/audit/recorded-lists.js';
import { Operation } from '../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { CurrentPrincipal, type Principal, RequiresStaff } from '../../common/security/principal.js';
import { DecideReviewCaseUseCase } from './decide-review-case.use-case.js';
import { ReviewBiasReadModel } from './review-bias.read-model.js';
import { ReviewCaseListReadModel } from './review-case-list.read-model.js';

/** Held and reported reviews, for the staff. */
@ApiTags('reviews')
@RequiresStaff()
@Controller('api/admin')
export class StaffReviewController {
  constructor(
    private readonly cases: ReviewCaseListReadModel,
    private readonly lists: RecordedLists,
    private readonly decide: DecideReviewCaseUseCase,
    private readonly bias: ReviewBiasReadModel,
  ) {}

  @Get('review-cases')
  @Operation({
    summary: 'Staff: list withheld and reported reviews that are pending or decided, newest first',
    response: z.array(ReviewCaseSchema),
    headers: PAGE_HEADERS,
  })
  async listReviewCases(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListReviewCasesQuerySchema }) query: ListReviewCasesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReviewCase[]> {
    const page = await this.cases.listPage(principal.userId, query);
    return sendPage(request, response, await this.lists.recordPage(principal.userId, 'review_cases.listed', page));
  }

  @Post('review-cases/:id/decision')
  @Operation({
    summary: 'Staff: approve or remove a review of work that is not own, with a reason; final after an appeal',
    response: ReviewCaseSchema,
  })
  decideReviewCase(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: DecideReviewCaseSchema }) body: DecideReviewCase,
  ): Promise<ReviewCase> {
    return this.decide.execute(principal.userId, id, body);
  }

  @Get('review-bias')
  @Operation({
    summary: 'Staff: retrieve the shares of "again" in a month by category, city and language of the reviewed people',
    response: z.array(ReviewBiasSchema),
  })
  listReviewBias(@Query({ schema: ListReviewBiasQuerySchema }) query: ListReviewBiasQuery): Promise<ReviewBias[]> {
    return this.bias.listBias(query);
  }
}
