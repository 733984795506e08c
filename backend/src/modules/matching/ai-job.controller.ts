import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AiJob, AiJobSchema, type AiJobsQuery, AiJobsQuerySchema } from '@nukkad/contract/matching/ai-jobs';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { PrefetchWithSession } from '../../common/security/session-prefetch.js';
import { CurrentPrincipal, type Principal } from '../../common/security/principal.js';
import { SearchAiJobsReadModel } from './search-ai-jobs.read-model.js';
import { SearchPrefetch } from './search-prefetch.js';

/** Jobs that fit, and why. */
@ApiTags('matching')
@Controller('api')
export class AiJobController {
  constructor(
    private readonly searchReadModel: SearchAiJobsReadModel,
    private readonly searchPrefetch: SearchPrefetch,
  ) {}

  @Get('ai-jobs')
  @PrefetchWithSession(SearchPrefetch)
  @Operation({
    summary: 'Search jobs near a position by their match with the seeker, with the reasons of each match',
    response: z.array(AiJobSchema),
    headers: {
      ...PAGE_HEADERS,
      'X-Total-Count': {
        description: 'Total number of jobs: exact, or a lower bound with a plus (`1000+`).',
        schema: { type: 'string' },
      },
    },
  })
  async searchAiJobs(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: AiJobsQuerySchema }) query: AiJobsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AiJob[]> {
    response.setHeader('Cache-Control', 'no-store');
    const page = await this.searchReadModel.search(
      principal.userId,
      query,
      this.searchPrefetch.prefetchedSearch(request),
    );
    return sendPage(request, response, page);
  }
}
