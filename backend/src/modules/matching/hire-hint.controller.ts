import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ApplicationMatch, ApplicationMatchSchema } from '@nukkad/contract/matching/ai-jobs';
import { type HireHint, HireHintSchema, type HireHintQuery, HireHintQuerySchema } from '@nukkad/contract/jobs/insights';
import { uuid } from '@nukkad/contract/primitives';
import { notFound } from '../../common/errors/common.errors.js';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal, RequiresSide } from '../../common/security/principal.js';
import { ApplicationMatchReadModel } from './application-match.read-model.js';
import { HireHintReadModel } from './hire-hint.read-model.js';

/** Matching data for employers. */
@ApiTags('matching')
@Controller('api')
export class HireHintController {
  constructor(
    private readonly hints: HireHintReadModel,
    private readonly matches: ApplicationMatchReadModel,
  ) {}

  @Get('hire-hint')
  @RequiresSide('employer')
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'Estimate the number of matching seekers within 20 km, and the usual pay there',
    response: HireHintSchema,
  })
  getHireHint(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: HireHintQuerySchema }) query: HireHintQuery,
  ): Promise<HireHint> {
    return this.hints.getHireHint(principal.userId, query);
  }

  @Get('applications/:id/match')
  @RequiresSide('employer')
  @Operation({
    summary: 'Retrieve the match of an applicant with a job, with its reasons and without the distance',
    response: ApplicationMatchSchema,
  })
  async getApplicationMatch(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<ApplicationMatch> {
    const match = await this.matches.findMatch(principal.userId, id);
    if (!match) throw notFound();
    return match;
  }
}
